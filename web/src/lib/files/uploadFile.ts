const UPLOAD_PATH = '/api/upload-file'

export type UploadedFile = {
  id: number
  name: string
  size: number
  url: string
}

/** Carries the server's message about the file in the reader's language. */
export class UploadRefused extends Error {}

/** Uploads one picture or PDF; throws an UploadRefused if the server refuses it. */
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
