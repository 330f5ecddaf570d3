import { useEffect, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { startUpload, type UploadProgress } from 'src/lib/files/resumableUpload'
import { UploadRefused, type UploadedFile } from 'src/lib/files/uploadFile'

export type Going = UploadProgress & { name: string; isWaiting: boolean }

/** The current upload, and the outcome of the last one. */
export const useUpload = (onDone: (file: UploadedFile) => void) => {
  const { t } = useTranslation('errors')
  const { getToken } = useAuth()
  const [going, setGoing] = useState<Going>()
  const [refusal, setRefusal] = useState('')
  const stopRef = useRef<() => void>()
  // Leaving the form aborts the upload.
  useEffect(() => () => stopRef.current?.(), [])

  const cancel = () => {
    stopRef.current?.()
    stopRef.current = undefined
    setGoing(undefined)
  }

  const send = async (file: File) => {
    setRefusal('')
    const start = { name: file.name, sent: 0, total: file.size }
    setGoing({ ...start, isWaiting: false })
    const { done, stop } = startUpload(file, {
      getToken,
      onProgress: (progress) =>
        stopRef.current === stop &&
        setGoing({ ...start, ...progress, isWaiting: false }),
      onWaiting: () => setGoing((now) => now && { ...now, isWaiting: true }),
    })
    stopRef.current = stop
    try {
      const stored = await done
      if (stopRef.current === stop) onDone(stored)
    } catch (caught) {
      if (stopRef.current !== stop) return
      const isRefused = caught instanceof UploadRefused
      setRefusal((isRefused && caught.message) || t('OFFLINE'))
    } finally {
      if (stopRef.current === stop) cancelled()
    }
  }

  const cancelled = () => {
    stopRef.current = undefined
    setGoing(undefined)
  }

  return { going, refusal, setRefusal, send, cancel }
}
