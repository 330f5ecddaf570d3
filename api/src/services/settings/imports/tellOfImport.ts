import type { ImportRun } from '@prisma/client'

import { importEndedEmail } from 'src/emails/importEndedEmail'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import type { ImportChange } from 'src/shared/accounts/notices'
import type { ErrorCode } from 'src/shared/errors'

import { importPath } from './importPath'

/**
 * Tells the person who started it how the writing or undoing of an import ended: at the bell and by mail. Several people
 * may act on one import; each is told of what they started. A check is watched on the page, and nobody is told of it.
 */
export const tellOfImport = async (
  tx: Tx,
  run: Pick<ImportRun, 'id' | 'kind' | 'fileName' | 'createdById'>,
  change: Exclude<ImportChange, 'checked'>,
  {
    toId = run.createdById,
    failure,
  }: { toId?: number; failure?: ErrorCode } = {}
) => {
  const receiver = await tx.user.findUniqueOrThrow({
    where: { id: toId },
    select: { email: true, firstName: true, language: true },
  })
  const path = importPath(run)
  const about = { file: run.fileName, change, failure }
  await notify(
    tx,
    { userId: toId, email: receiver.email },
    {
      kind: 'IMPORT',
      facts: { ...about, failure: failure ?? null },
      path,
    },
    importEndedEmail({
      lang: receiver.language,
      name: receiver.firstName,
      path,
      ...about,
    })
  )
}
