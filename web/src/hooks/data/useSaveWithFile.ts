import { useRef, useState } from 'react'

import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { fieldErrors } from 'src/lib/data/errorText'
import { uploadFile, UploadRefused } from 'src/lib/files/uploadFile'

import { useConnection } from './useConnection'
import { useSave, type SaveOptions } from './useSave'

/**
 * Like `useSave`, for a record with one picture or PDF: uploads the file, then saves the record with the file's id.
 * After a refused save, the next one does not upload the same file again. `fileRefusal` is the server's error message
 * about the file.
 */
export const useSaveWithFile = <Data, Variables extends object>(
  mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
  options?: SaveOptions<Data> & {
    /** Whether `percent` tells how much of the file has been sent. */
    hasProgress?: boolean
    /** Changes the file before it is sent. */
    prepare?: (file: File) => Promise<File>
  }
) => {
  const { t } = useTranslation('errors')
  const { getToken } = useAuth()
  const { sendOnline } = useConnection()
  const [isBusy, setIsBusy] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [fileRefusal, setFileRefusal] = useState('')
  const uploaded = useRef<{ file: File; id: number }>()
  const [save, { error }] = useSave<Data, Variables>(mutation, options)

  const upload = async (file: File) => {
    if (uploaded.current?.file === file) return uploaded.current.id
    if (options?.hasProgress) setPercent(0)
    const { id } = await uploadFile(
      options?.prepare ? await options.prepare(file) : file,
      getToken,
      options?.hasProgress ? setPercent : undefined
    )
    uploaded.current = { file, id }
    return id
  }

  const saveWithFile = async (
    file: File | null | undefined,
    variablesOf: (fileId: number | null) => Variables
  ) => {
    setFileRefusal('')
    setIsBusy(true)
    try {
      // A file that is sent twice is harmless, so an upload without an answer is sent again.
      const fileId = file ? await sendOnline(() => upload(file), true) : null
      return await save(variablesOf(fileId))
    } catch (caught) {
      const isRefused = caught instanceof UploadRefused
      setFileRefusal((isRefused && caught.message) || t('OFFLINE'))
      return undefined
    } finally {
      setIsBusy(false)
      setPercent(undefined)
    }
  }

  return [
    saveWithFile,
    {
      isBusy,
      percent,
      error,
      fileRefusal: fileRefusal || (fieldErrors(error).fileId ?? ''),
      clearRefusal: () => setFileRefusal(''),
    },
  ] as const
}
