import { sendWithProgress } from './sendWithProgress'

const UPLOAD_PATH = '/api/upload-file'

export type UploadedFile = {
  id: number
  name: string
  size: number
  url: string
}

/** Carries the server's message about the file in the reader's language. */
export class UploadRefused extends Error {}

type GetToken = () => Promise<string | null>

type OnProgress = (percent: number) => void

const send = async (
  file: File,
  getToken: GetToken,
  onProgress?: OnProgress
) => {
  const token = await getToken()
  const body = new FormData()
  body.append('file', file)
  const headers: Record<string, string> = token
    ? { authorization: `Bearer ${token}` }
    : {}
  return onProgress
    ? sendWithProgress(UPLOAD_PATH, { body, headers, onProgress })
    : fetch(UPLOAD_PATH, { method: 'POST', body, headers })
}

/**
 * Uploads one picture or PDF; throws an UploadRefused if the server refuses it. If the session has ended, the user signs
 * in again first. `onProgress` is told how many percent have been sent.
 */
export const uploadFile = async (
  file: File,
  getToken: GetToken,
  onProgress?: OnProgress
): Promise<UploadedFile> => {
  let response = await send(file, getToken, onProgress)
  if (response.status === 401) {
    const { signInAgain } = await import('src/lib/data/endedSession')
    if (await signInAgain(true))
      response = await send(file, getToken, onProgress)
  }
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new UploadRefused(answer.error ?? '')
  return answer
}
