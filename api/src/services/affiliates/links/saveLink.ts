import type { MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { requireAffiliate } from '../affiliates/requireAffiliate'

import { checkFunnel, checkLink, cleanLink } from './linkInput'
import { asLink, withTarget } from './links'

/** Links in use of an affiliate; archived ones do not count. */
const MOST_LINKS = 100

const refuseTooMany = async (tx: Tx, affiliateId: number) => {
  const count = await tx.affiliateLink.count({
    where: { affiliateId, archivedAt: null },
  })
  if (count > MOST_LINKS) throw new AppError('AFFILIATE_LINKS_MANY')
}

/**
 * Makes a link of the signed-in affiliate.
 * @throws AFFILIATE_TERMS_FIRST, AFFILIATE_SUSPENDED, AFFILIATE_LINKS_MANY; by field as `checkLink`, AFFILIATE_LINK_TAKEN
 */
export const createAffiliateLink = (async ({ input }) => {
  const { id: affiliateId, status } = await requireAffiliate()
  if (status === 'SUSPENDED') throw new AppError('AFFILIATE_SUSPENDED')
  const link = cleanLink(input)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'AffiliateProfile', affiliateId)
    await refuseTooMany(tx, affiliateId)
    await checkLink(tx, link)
    const row = await tx.affiliateLink.create({
      data: { ...link, affiliateId },
      include: withTarget,
    })
    await logInfo(tx, {
      action: 'affiliateLink.created',
      entity: 'AffiliateLink',
      entityId: row.id,
      after: link,
    })
    return asLink(row)
  }).catch((error) => {
    if (isUniqueViolation(error, 'slug'))
      refuseInput({ slug: 'AFFILIATE_LINK_TAKEN' })
    throw error
  })
}) satisfies MutationResolvers['createAffiliateLink']

/**
 * Chooses where the main link of the signed-in affiliate leads: to an offer, or without one to the school's page.
 * @throws AFFILIATE_TERMS_FIRST, AFFILIATE_SUSPENDED; AFFILIATE_TARGET by field
 */
export const setMainLinkTarget = (async ({ input: { funnelId } }) => {
  const { id: affiliateId, status } = await requireAffiliate()
  if (status === 'SUSPENDED') throw new AppError('AFFILIATE_SUSPENDED')
  return inTransaction(async (tx) => {
    if (funnelId) await checkFunnel(tx, funnelId)
    const main = { affiliateId_slug: { affiliateId, slug: '' } }
    const before = await tx.affiliateLink.findUniqueOrThrow({ where: main })
    const row = await tx.affiliateLink.update({
      where: main,
      data: { funnelId: funnelId || null },
      include: withTarget,
    })
    await logInfo(tx, {
      action: 'affiliateLink.updated',
      entity: 'AffiliateLink',
      entityId: row.id,
      before: { funnelId: before.funnelId },
      after: { funnelId: row.funnelId },
    })
    return asLink(row)
  })
}) satisfies MutationResolvers['setMainLinkTarget']

// The main link stays: it is the affiliate's address.
const setArchived = async (id: number, isArchived: boolean) => {
  const { id: affiliateId } = await requireAffiliate()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'AffiliateProfile', affiliateId)
    const before = found(
      await tx.affiliateLink.findFirst({
        where: { id, affiliateId, slug: { not: '' } },
      })
    )
    const row = await tx.affiliateLink.update({
      where: { id },
      data: { archivedAt: isArchived ? new Date() : null },
      include: withTarget,
    })
    if ((before.archivedAt !== null) === isArchived) return asLink(row)
    if (!isArchived) await refuseTooMany(tx, affiliateId)
    await logInfo(tx, {
      action: isArchived ? 'affiliateLink.archived' : 'affiliateLink.restored',
      entity: 'AffiliateLink',
      entityId: id,
    })
    return asLink(row)
  })
}

/** Takes an own link off the list. Its address goes on working, because it may be printed. @throws NOT_FOUND */
export const archiveAffiliateLink = (async ({ id }) =>
  setArchived(id, true)) satisfies MutationResolvers['archiveAffiliateLink']

/** @throws NOT_FOUND, AFFILIATE_LINKS_MANY */
export const restoreAffiliateLink = (async ({ id }) =>
  setArchived(id, false)) satisfies MutationResolvers['restoreAffiliateLink']
