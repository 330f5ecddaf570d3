import { randomInt } from 'node:crypto'

import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { settingText } from 'src/services/settings/settings/settingText'
import { fullName } from 'src/shared/accounts/fullName'
import {
  CODE_ALPHABET,
  CODE_CHARACTERS,
} from 'src/shared/marketing/affiliates/affiliateCode'

import { reserveSlug } from './affiliateSlug'
import { asMyAffiliate } from './asAffiliate'
import { newestTerms } from './newestTerms'

const drawCode = () =>
  Array.from(
    { length: CODE_CHARACTERS },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]
  ).join('')

/** Staff may have taken the level from somebody who accepts again. */
const giveLevel = async (tx: Tx, userId: number) => {
  const level = found(
    await tx.accessLevel.findFirst({ where: { name: 'affiliate' } })
  )
  await tx.userAccessLevel.createMany({
    data: [{ userId, accessLevelId: level.id }],
    skipDuplicates: true,
  })
}

const join = async (tx: Tx, termsVersion: number) => {
  if ((await settingText(tx, 'enable-affiliate')) !== 'true')
    throw new AppError('AFFILIATE_CLOSED')
  const viewer = currentUser()
  const owner = `user-${viewer.id}`
  const slug = await reserveSlug(tx, fullName(viewer), owner)
  const profile = await tx.affiliateProfile.create({
    data: {
      userId: viewer.id,
      code: drawCode(),
      slug,
      termsVersion,
      termsAcceptedAt: new Date(),
      links: { create: { slug: '' } },
    },
  })
  await tx.slug.update({
    where: { slug },
    data: { targetId: String(profile.id) },
  })
  await giveLevel(tx, viewer.id)
  return profile
}

/**
 * Accepts the newest terms, which makes the signed-in user an affiliate, or goes on being one. A second press, or two at
 * once, change nothing more.
 * @throws AFFILIATE_CLOSED for new affiliates, AFFILIATE_SUSPENDED, AFFILIATE_TERMS_CHANGED; NOT_FOUND without terms
 */
export const acceptAffiliateTerms = (async ({ version }) => {
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    const terms = await newestTerms(tx)
    if (terms.version !== version) throw new AppError('AFFILIATE_TERMS_CHANGED')
    const before = await tx.affiliateProfile.findUnique({ where: { userId } })
    if (before?.status === 'SUSPENDED')
      throw new AppError('AFFILIATE_SUSPENDED')
    if (before) await giveLevel(tx, userId)
    if (before?.termsVersion === version) return asMyAffiliate(tx, before)
    const profile = before
      ? await tx.affiliateProfile.update({
          where: { id: before.id },
          data: { termsVersion: version, termsAcceptedAt: new Date() },
        })
      : await join(tx, version)
    await logInfo(tx, {
      action: before ? 'affiliate.confirmed' : 'affiliate.joined',
      entity: 'Affiliate',
      entityId: profile.id,
      after: { version, slug: profile.slug },
    })
    return asMyAffiliate(tx, profile)
  })
}) satisfies MutationResolvers['acceptAffiliateTerms']
