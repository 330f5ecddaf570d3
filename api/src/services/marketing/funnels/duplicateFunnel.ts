import type { MutationResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { firstFree } from 'src/shared/text/slug'

import { asOwnFunnel, withProduct } from './asFunnel'
import { claimSlug } from './claimSlug'

const COPIES = 3

// The first free slug of '-copy', '-copy-2', ….
const freeSlug = async (tx: Tx, slug: string) => {
  const stem = `${slug.replace(/-copy(-\d+)?$/, '')}-copy`
  const where = { slug: { startsWith: stem } }
  const select = { slug: true }
  const funnels = await tx.funnel.findMany({ where, select })
  const slugs = await tx.slug.findMany({ where, select })
  return firstFree(
    stem,
    new Set([...funnels, ...slugs].map((each) => each.slug))
  )
}

const copy = (id: string) =>
  inTransaction(async (tx) => {
    const {
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      offerPosition: _offerPosition,
      paymentTerms,
      accessLevels,
      translations,
      ...funnel
    } = found(
      await tx.funnel.findUnique({
        where: { id },
        include: { paymentTerms: true, accessLevels: true },
      })
    )
    const slug = await freeSlug(tx, funnel.slug)
    const row = await tx.funnel.create({
      data: {
        ...funnel,
        slug,
        name: `${funnel.name} (copy)`,
        translations: translations ?? undefined,
        status: 'DRAFT',
        paymentTerms: {
          create: paymentTerms.map(({ paymentTermId, position }) => ({
            paymentTermId,
            position,
          })),
        },
        accessLevels: {
          create: accessLevels.map(({ accessLevelId }) => ({ accessLevelId })),
        },
      },
      include: withProduct,
    })
    await claimSlug(tx, row.id, slug)
    await logInfo(tx, {
      action: 'funnel.duplicated',
      entity: 'Funnel',
      entityId: row.id,
      after: { from: id, slug },
    })
    return asOwnFunnel(row)
  })

/**
 * Creates a draft with the texts, terms and access levels of another funnel; coupons, orders and visitors stay with the
 * original.
 */
export const duplicateFunnel = (async ({ id }) => {
  for (let attempt = 1; attempt <= COPIES; attempt++) {
    try {
      return await copy(id)
    } catch (error) {
      // Another copy took the slug in the meantime.
      if (!isUniqueViolation(error, 'slug')) throw error
    }
  }
  throw new AppError('SLUG_TAKEN')
}) satisfies MutationResolvers['duplicateFunnel']
