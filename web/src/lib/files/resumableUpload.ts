import { UploadRefused, type UploadedFile } from './uploadFile'

const ENDPOINT = '/api/uploads'
/** The size of a part: small enough that a slow connection can send it before the server times out. */
const CHUNK_BYTES = 2 * 1024 * 1024
/**
 * The waits before each retry. An upload survives a lost connection of two minutes, and then continues where it
 * stopped.
 */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 40_000, 60_000]

export type UploadProgress = { sent: number; total: number }

type Options = {
  getToken: () => Promise<string | null>
  onProgress: (progress: UploadProgress) => void
  /** Called when the connection is lost and the upload will be retried. */
  onWaiting: () => void
}

/**
 * Uploads a file in parts by the tus protocol, and resumes an earlier upload, also from another tab or after a reload.
 * The promise rejects with UploadRefused if the server refuses the file.
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
    /** Aborts the upload and deletes its parts on the server. */
    stop: () => {
      isStopped = true
      stop()
    },
  }
}
