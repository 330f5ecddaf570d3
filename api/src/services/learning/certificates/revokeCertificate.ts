import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { asCertificateCode } from 'src/shared/learning/certificateCode'

import { asCertificateCheck } from './certificateCheck'

const REASON_CHARACTERS = 500

/** Revokes a certificate once; a repeated call changes nothing, not even the reason. */
export const revokeCertificate = (async ({ code: typed, reason: given }) => {
  const reason = given.trim()
  refuseInput({
    reason:
      (!reason && 'REASON_REQUIRED') ||
      (reason.length > REASON_CHARACTERS && 'TOO_LONG'),
  })
  const code = asCertificateCode(typed)
  return inTransaction(async (tx) => {
    const { id, userId } = found(
      await tx.certificate.findUnique({ where: { code } })
    )
    await requireReach('user', userId)
    const { count } = await tx.certificate.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date(), revokeReason: reason },
    })
    if (count === 1)
      await logInfo(tx, {
        action: 'certificate.revoked',
        entity: 'Certificate',
        entityId: id,
        after: { reason },
      })
    return asCertificateCheck(
      await tx.certificate.findUniqueOrThrow({ where: { id } })
    )
  })
}) satisfies MutationResolvers['revokeCertificate']
