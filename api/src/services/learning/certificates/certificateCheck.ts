import type { Certificate } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { asCertificateCode } from 'src/shared/learning/certificateCode'
import { dayOf } from 'src/shared/manilaTime'

export const asCertificateCheck = ({
  code,
  name,
  courseTitle,
  issuedAt,
  revokedAt,
}: Certificate) => ({
  code,
  state: revokedAt ? ('REVOKED' as const) : ('VALID' as const),
  name,
  courseTitle,
  issuedOn: dayOf(issuedAt),
})

/** The name, course and date of a certificate, and whether it is still valid; nothing else about the person. */
export const certificateCheck = (async ({ code: typed }) => {
  if (
    !(await withinLimit(
      'certificate-checks-per-hour',
      senderOf(context.visitor?.ip)
    ))
  )
    throw new AppError('RATE_LIMITED')
  const code = asCertificateCode(typed)
  const row = await db.certificate.findUnique({ where: { code } })
  return row ? asCertificateCheck(row) : { code, state: 'UNKNOWN' as const }
}) satisfies QueryResolvers['certificateCheck']
