import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  ReportBugMutation,
  ReportBugMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import { useSave } from 'src/hooks/useSave'
import { fieldErrors } from 'src/lib/errorText'
import { uploadFile, UploadRefused } from 'src/lib/uploadFile'

const REPORT_BUG = gql`
  mutation ReportBugMutation($input: ReportBugInput!) {
    reportBug(input: $input)
  }
`

export type BugInput = {
  description: string
  page: string | null
  email?: string | null
  file?: File | null
}

/** Uploads the screenshot once, then sends the report; a refusal leaves both where they are. */
export const useReportBug = (onSent: () => void) => {
  const { t } = useTranslation(['support', 'errors'])
  const { getToken } = useAuth()
  const [fileRefusal, setFileRefusal] = useState('')
  const uploaded = useRef<{ file: File; id: number }>()
  const [report, { error }] = useSave<
    ReportBugMutation,
    ReportBugMutationVariables
  >(REPORT_BUG, { done: t('reportBug.sent'), onDone: onSent })

  const upload = async (file: File) => {
    if (uploaded.current?.file === file) return uploaded.current.id
    const { id } = await uploadFile(file, await getToken())
    uploaded.current = { file, id }
    return id
  }

  const send = async ({ file, ...input }: BugInput) => {
    setFileRefusal('')
    try {
      const fileId = file && (await upload(file))
      return await report({ input: { ...input, fileId } })
    } catch (caught) {
      const isRefused = caught instanceof UploadRefused
      setFileRefusal((isRefused && caught.message) || t('errors:OFFLINE'))
      return undefined
    }
  }

  return {
    send,
    error,
    fileRefusal: fileRefusal || (fieldErrors(error).fileId ?? ''),
    clearRefusal: () => setFileRefusal(''),
  }
}
