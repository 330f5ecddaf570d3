import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, withFilipino } from 'src/lib/translations'

const TEXT_CHARACTERS = 20_000

// Each affiliate who accepted earlier terms is told once of each version.
const TELL = command(`
  INSERT INTO "Notice" ("userId", kind, key, facts, path)
  SELECT p."userId", 'AFFILIATE'::"NoticeKind", 'affiliateTerms-' || $1::int, '{"change": "terms", "reason": null}'::jsonb, '/affiliate/terms'
  FROM "AffiliateProfile" p JOIN "User" u ON u.id = p."userId" WHERE u."archivedAt" IS NULL AND p."termsVersion" < $1::int
  ON CONFLICT ("userId", key) DO NOTHING`)

/**
 * Publishes a new version of the terms, and asks all affiliates to accept it. Their links count meanwhile.
 * @throws REQUIRED, TOO_LONG by field
 */
export const publishAffiliateTerms = (async ({ input }) => {
  const text = input.text.trim()
  const textFil = input.textFil?.trim() || null
  refuseInput({
    text: !text ? 'REQUIRED' : text.length > TEXT_CHARACTERS && 'TOO_LONG',
    textFil: (textFil ?? '').length > TEXT_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const { id: createdById, firstName, lastName } = currentUser()
    const row = await tx.affiliateTerms.create({
      data: { ...fromFilipino({ text, textFil }, 'text'), createdById },
    })
    await TELL.run(tx, [row.version])
    await logInfo(tx, {
      action: 'affiliateTerms.published',
      entity: 'AffiliateTerms',
      entityId: row.version,
    })
    return {
      ...withFilipino(row, 'text'),
      id: row.version,
      writtenBy: `${firstName} ${lastName}`,
    }
  })
}) satisfies MutationResolvers['publishAffiliateTerms']
