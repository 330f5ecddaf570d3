import { codeText } from 'src/lib/data/errorText'
import { sendWithProgress } from 'src/lib/files/sendWithProgress'
import { UploadRefused } from 'src/lib/files/uploadFile'

import type { FileSheet } from '$api/src/shared/settings/imports/assignRows'
import { importPathOf } from '$api/src/shared/settings/imports/paths'
import type {
  ImportKind,
  ImportMode,
} from '$api/src/shared/settings/imports/templates'

type Sending = {
  kind: ImportKind
  mode: ImportMode
  fileName: string
  sheets: FileSheet[]
  getToken: () => Promise<string | null>
  onProgress: (percent: number) => void
}

const send = async ({ kind, mode, getToken, onProgress, ...body }: Sending) => {
  const token = await getToken()
  return sendWithProgress(`${importPathOf(kind, mode)}?queue=true`, {
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    onProgress,
  })
}

/**
 * Sends the rows of a file to be checked; returns the import's id. If the session has ended, the user signs in again
 * first.
 * @throws UploadRefused with the reason in the reader's language; TypeError without an answer
 */
export const sendImport = async (sending: Sending): Promise<number> => {
  let response = await send(sending)
  if (response.status === 401) {
    const { signInAgain } = await import('src/lib/data/endedSession')
    if (await signInAgain(true)) response = await send(sending)
  }
  const answer = await response.json().catch(() => ({}))
  if (!response.ok)
    throw new UploadRefused(await codeText(answer.code, answer.error ?? ''))
  return answer.id
}
