import type { MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isDuplicateKey,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'
import { isSlug } from 'src/shared/text/slug'

import { refuseOwn } from '../commissions/refuseOwn'

import { asAffiliate, withPerson } from './asAffiliate'

const NOTE_CHARACTERS = 2_000

const lockedAffiliate = async (tx: Tx, id: number) => {
  await lockRow(tx, 'AffiliateProfile', id)
  return found(await tx.affiliateProfile.findUnique({ where: { id } }))
}

/** Suspends an affiliate: their links lead on, but no longer count. @throws REASON_REQUIRED, NOT_FOUND */
export const suspendAffiliate = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const before = await lockedAffiliate(tx, id)
    const row = await tx.affiliateProfile.update({
      where: { id },
      data: { status: 'SUSPENDED', statusReason: reason },
      include: withPerson,
    })
    if (before.status === 'SUSPENDED') return asAffiliate(row)
    await notify(tx, row.userId, {
      kind: 'AFFILIATE',
      facts: { change: 'suspended', reason },
      path: '/affiliate/links',
    })
    await logInfo(tx, {
      action: 'affiliate.stopped',
      entity: 'Affiliate',
      entityId: id,
      after: { reason },
    })
    return asAffiliate(row)
  })
}) satisfies MutationResolvers['suspendAffiliate']

/** Ends a suspension. @throws COMMISSION_OWN, NOT_FOUND */
export const approveAffiliate = (async ({ id }) =>
  inTransaction(async (tx) => {
    const before = await lockedAffiliate(tx, id)
    await refuseOwn(tx, before.userId)
    const row = await tx.affiliateProfile.update({
      where: { id },
      data: { status: 'APPROVED', statusReason: '' },
      include: withPerson,
    })
    if (before.status === 'APPROVED') return asAffiliate(row)
    await notify(tx, row.userId, {
      kind: 'AFFILIATE',
      facts: { change: 'approved', reason: null },
      path: '/affiliate/links',
    })
    await logInfo(tx, {
      action: 'affiliate.approved',
      entity: 'Affiliate',
      entityId: id,
      before: { reason: before.statusReason },
    })
    return asAffiliate(row)
  })) satisfies MutationResolvers['approveAffiliate']

/**
 * Changes the note and, once, the address. The old address answers no more.
 * @throws SLUG_INVALID, SLUG_RESERVED, SLUG_TAKEN, AFFILIATE_SLUG_ONCE, TOO_LONG by field; NOT_FOUND
 */
export const updateAffiliate = (async ({ id, input }) => {
  const slug = input.slug.trim()
  const note = (input.note ?? '').trim()
  refuseInput({
    slug: !isSlug(slug)
      ? 'SLUG_INVALID'
      : isReservedSlug(slug) && 'SLUG_RESERVED',
    note: note.length > NOTE_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const before = await lockedAffiliate(tx, id)
    const isMoved = slug !== before.slug
    refuseInput({
      slug: isMoved && before.slugChangedAt !== null && 'AFFILIATE_SLUG_ONCE',
    })
    if (isMoved)
      await tx.slug.update({ where: { slug: before.slug }, data: { slug } })
    const row = await tx.affiliateProfile.update({
      where: { id },
      data: { slug, note, ...(isMoved && { slugChangedAt: new Date() }) },
      include: withPerson,
    })
    if (isMoved)
      await notify(tx, row.userId, {
        kind: 'AFFILIATE',
        facts: { change: 'address', name: `/${slug}`, reason: null },
        path: '/affiliate/links',
      })
    await logInfo(tx, {
      action: 'affiliate.updated',
      entity: 'Affiliate',
      entityId: id,
      before: { slug: before.slug, note: before.note },
      after: { slug, note },
    })
    return asAffiliate(row)
  }).catch((error) => {
    if (isDuplicateKey(error)) refuseInput({ slug: 'SLUG_TAKEN' })
    throw error
  })
}) satisfies MutationResolvers['updateAffiliate']
