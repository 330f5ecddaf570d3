import type { TaskProofKind } from '@prisma/client'
import type { TaskProofInput } from 'types/graphql'

import type { Tx } from 'src/lib/db'
import { InputError, refuseInput } from 'src/lib/errors'
import { isWebsite } from 'src/shared/text/place'

const MAX_TEXT = 4000
const MAX_URL = 500

/** The part of the input that the task's kind of proof asks for; other parts are dropped. */
export const proofOf = async (
  tx: Tx,
  userId: number,
  kind: TaskProofKind,
  input: TaskProofInput
) => {
  const text = input.text?.trim() ?? ''
  const url = input.url?.trim() ?? ''
  refuseInput({
    text:
      kind === 'TEXT' &&
      (!text ? 'REQUIRED' : text.length > MAX_TEXT && 'TOO_LONG'),
    url:
      kind === 'LINK' &&
      (!url
        ? 'REQUIRED'
        : (!isWebsite(url) || url.length > MAX_URL) && 'TASK_LINK_INVALID'),
    fileId: kind === 'FILE' && !input.fileId && 'REQUIRED',
  })
  if (kind === 'FILE') {
    const isOwn = await tx.storedFile.count({
      where: { id: input.fileId as number, ownerId: userId },
    })
    if (isOwn === 0) throw new InputError({ fileId: 'REQUIRED' })
  }
  return {
    proofText: kind === 'TEXT' ? text : null,
    proofUrl: kind === 'LINK' ? url : null,
    proofFileId: kind === 'FILE' ? (input.fileId as number) : null,
  }
}
