import type { CertificateContent } from 'src/documents/certificatePdf'
import { certificateWords } from 'src/documents/certificateWords'
import { siteUrl } from 'src/emails/layout'
import { requireReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { issuer } from 'src/services/billing/documents/issuer'
import { readableCode } from 'src/shared/learning/certificateCode'
import { formatDay } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

/**
 * The PDF, for the owner and for staff who may read the owner; a revoked certificate is not found. @throws NOT_FOUND
 */
export const certificateDocument = async (
  id: number,
  lang: Lang
): Promise<CertificateContent> => {
  const { userId, name, code, courseTitle, issuedAt } = found(
    await db.certificate.findFirst({ where: { id, revokedAt: null } })
  )
  await requireReach('user', userId)
  const words = certificateWords[lang]
  const [school] = await issuer()
  return {
    lang,
    number: `certificate-${code}`,
    title: words.title,
    school,
    given: words.given,
    name,
    finished: words.finished,
    courseTitle,
    issued: [words.issued, formatDay(issuedAt, lang)],
    code: [words.code, readableCode(code)],
    check: words.check,
    // The page where anyone can verify the certificate.
    checkUrl: siteUrl(`/certificates/${code}`),
  }
}
