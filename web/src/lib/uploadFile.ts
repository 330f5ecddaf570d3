const UPLOAD_PATH = '/api/upload-file'

export type UploadedFile = {
  id: number
  name: string
  size: number
  url: string
}

/** What the server said about the file, in the reader's language. */
export class UploadRefused extends Error {}

/** Sends one picture or PDF; throws an UploadRefused when the server does not take it. */
export const uploadFile = async (
  file: File,
  token: string | null
): Promise<UploadedFile> => {
  const body = new FormData()
  body.append('file', file)
  const response = await fetch(UPLOAD_PATH, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new UploadRefused(answer.error ?? '')
  return answer
}
