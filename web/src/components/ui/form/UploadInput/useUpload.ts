import { useEffect, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { startUpload, type UploadProgress } from 'src/lib/files/resumableUpload'
import { UploadRefused, type UploadedFile } from 'src/lib/files/uploadFile'

export type Going = UploadProgress & { name: string; isWaiting: boolean }

/** The current upload, and the outcome of the last one: a refusal, or a file that got lost and can be sent again. */
export const useUpload = (onDone: (file: UploadedFile) => void) => {
  const { t } = useTranslation('errors')
  const { getToken } = useAuth()
  const [going, setGoing] = useState<Going>()
  const [refusal, setRefusal] = useState('')
  const [lost, setLost] = useState<{ name: string; again: () => void }>()
  const stopRef = useRef<() => void>()
  // Leaving the form aborts the upload.
  useEffect(() => () => stopRef.current?.(), [])

  const cancel = () => {
    stopRef.current?.()
    stopRef.current = undefined
    setGoing(undefined)
  }

  /** Sends a file, after what `prepare` makes of it: it may throw an UploadRefused. */
  const send = async (file: File, prepare?: (file: File) => Promise<File>) => {
    setRefusal('')
    setLost(undefined)
    const start = { name: file.name, sent: 0, total: file.size }
    setGoing({ ...start, isWaiting: false })
    let stop = () => {}
    stopRef.current = stop
    try {
      const prepared = prepare ? await prepare(file) : file
      if (stopRef.current !== stop) return
      const upload = startUpload(prepared, {
        getToken,
        onProgress: (progress) =>
          stopRef.current === stop &&
          setGoing({ ...start, ...progress, isWaiting: false }),
        onWaiting: () => setGoing((now) => now && { ...now, isWaiting: true }),
      })
      stop = upload.stop
      stopRef.current = stop
      const stored = await upload.done
      if (stopRef.current === stop) onDone(stored)
    } catch (caught) {
      if (stopRef.current !== stop) return
      const isRefused = caught instanceof UploadRefused
      setRefusal((isRefused && caught.message) || t('OFFLINE'))
      if (!isRefused)
        setLost({ name: file.name, again: () => void send(file, prepare) })
    } finally {
      if (stopRef.current === stop) cancelled()
    }
  }

  const cancelled = () => {
    stopRef.current = undefined
    setGoing(undefined)
  }

  // A file that the network lost is sent again by itself.
  useEffect(() => {
    if (!lost) return undefined
    window.addEventListener('online', lost.again)
    return () => window.removeEventListener('online', lost.again)
  }, [lost])

  const dropLost = () => {
    setRefusal('')
    setLost(undefined)
  }

  return { going, refusal, setRefusal, lost, dropLost, send, cancel }
}
