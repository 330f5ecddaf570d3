import { UploadRefused, type UploadedFile } from './uploadFile'

const ENDPOINT = '/api/uploads'
/** Small enough for a slow line to get one through before the server lets go of it. */
const CHUNK_BYTES = 2 * 1024 * 1024
/** The connection may be away for two minutes and more; the upload goes on where it stopped. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 40_000, 60_000]

export type UploadProgress = { sent: number; total: number }

type Options = {
  getToken: () => Promise<string | null>
  onProgress: (progress: UploadProgress) => void
  /** The connection is away, and it will be tried again. */
  onWaiting: () => void
}

/**
 * Sends a file in parts by the tus protocol, and goes on with one that was begun before, also in another tab or after a
 * reload. The promise fails with UploadRefused when the server does not take the file.
 */
export const startUpload = (
  file: File,
  { getToken, onProgress, onWaiting }: Options
) => {
  let stop = () => {}
  let isStopped = false

  const done = import('tus-js-client').then(
    ({ Upload, DetailedError }) =>
      new Promise<UploadedFile>((resolve, reject) => {
        const refusalIn = (error: Error) => {
          const body =
            error instanceof DetailedError
              ? error.originalResponse?.getBody()
              : undefined
          try {
            return new UploadRefused(JSON.parse(body ?? '').error)
          } catch {
            return error
          }
        }
        const upload = new Upload(file, {
          endpoint: ENDPOINT,
          chunkSize: CHUNK_BYTES,
          retryDelays: RETRY_DELAYS_MS,
          removeFingerprintOnSuccess: true,
          metadata: { filename: file.name },
          onBeforeRequest: async (request) => {
            const token = await getToken()
            if (token) request.setHeader('Authorization', `Bearer ${token}`)
          },
          onShouldRetry: (error) => {
            const status = error.originalResponse?.getStatus() ?? 0
            const mayPass = status === 0 || status === 409 || status >= 500
            if (mayPass) onWaiting()
            return mayPass
          },
          onProgress: (sent, total) => onProgress({ sent, total }),
          onError: (error) => reject(refusalIn(error)),
          onSuccess: ({ lastResponse }) =>
            resolve(JSON.parse(lastResponse.getBody())),
        })
        stop = () => void upload.abort(true).catch(() => undefined)
        upload.findPreviousUploads().then(([previous]) => {
          if (isStopped) return
          if (previous) upload.resumeFromPreviousUpload(previous)
          upload.start()
        }, reject)
      })
  )
  return {
    done,
    /** Gives it up; nothing of it stays on the server. */
    stop: () => {
      isStopped = true
      stop()
    },
  }
}
