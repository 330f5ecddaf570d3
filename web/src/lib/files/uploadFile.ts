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

const send = async (file: File, getToken: GetToken) => {
  const token = await getToken()
  const body = new FormData()
  body.append('file', file)
  return fetch(UPLOAD_PATH, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
}

/**
 * Uploads one picture or PDF; throws an UploadRefused if the server refuses it. If the session has ended, the user signs
 * in again first.
 */
export const uploadFile = async (
  file: File,
  getToken: GetToken
): Promise<UploadedFile> => {
  let response = await send(file, getToken)
  if (response.status === 401) {
    const { signInAgain } = await import('src/lib/data/endedSession')
    if (await signInAgain(true)) response = await send(file, getToken)
  }
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new UploadRefused(answer.error ?? '')
  return answer
}
