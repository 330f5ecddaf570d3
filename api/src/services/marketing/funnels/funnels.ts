import type { Prisma } from '@prisma/client'
import type {
  FunnelInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { containing, pageOf } from 'src/lib/paging'
import { cleanRichText } from 'src/lib/richText'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/transaction'
import { fromFilipino } from 'src/lib/translations'
import { LEARNER_RANK } from 'src/services/accounts/accessLevels/asAccessLevel'
import { toPesos } from 'src/shared/money'
import { isReservedSlug } from 'src/shared/reservedSlugs'
import { isSlug } from 'src/shared/slug'

import { asFunnel, withFunnelParts } from './asFunnel'

const withProduct = {
  ...withFunnelParts,
  product: true,
} satisfies Prisma.FunnelInclude

const asAnswer = ({
  product,
  ...funnel
}: Prisma.FunnelGetPayload<{ include: typeof withProduct }>) => ({
  ...asFunnel(funnel),
  product: {
    ...product,
    price: toPesos(product.priceCentavos),
    courses: [],
    courseIds: [],
    funnels: [],
    descriptionFil: null,
  },
})

const statusFilters: Record<string, Prisma.FunnelWhereInput> = {
  active: { status: 'PUBLISHED' },
  inactive: { status: { in: ['DRAFT', 'CLOSED'] } },
  archived: { status: 'ARCHIVED' },
}

export const funnelsPage = (async (args) => {
  const where: Prisma.FunnelWhereInput = {
    status: { not: 'ARCHIVED' },
    name: containing(args.q),
    ...statusFilters[args.filter ?? ''],
  }
  const { rows, total } = await pageOf(
    args,
    ['name', 'slug', 'createdAt'],
    (window) => db.funnel.findMany({ where, include: withProduct, ...window }),
    () => db.funnel.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['funnelsPage']

export const funnel = (async ({ id }) => {
  const row = await db.funnel.findUnique({
    where: { id },
    include: withProduct,
  })
  return row && asAnswer(row)
}) satisfies QueryResolvers['funnel']

const check = (input: FunnelInput) =>
  refuseInput({
    name: !input.name.trim() && 'REQUIRED',
    slug: !isSlug(input.slug)
      ? 'SLUG_INVALID'
      : isReservedSlug(input.slug) && 'SLUG_TAKEN',
    // `deleteFunnel` archives: it gives the address back as well.
    status: input.status === 'ARCHIVED' && 'INVALID',
    paymentTermIds: input.paymentTermIds.length === 0 && 'REQUIRED',
    seatLimit: input.seatLimit != null && input.seatLimit < 0 && 'INVALID',
    validityByDays:
      input.validityByDays != null && input.validityByDays < 1 && 'INVALID',
    startByDays: input.startByDays < 0 && 'INVALID',
    priceOverrideCentavos:
      input.priceOverrideCentavos != null &&
      input.priceOverrideCentavos < 0 &&
      'AMOUNT_INVALID',
    closesAt:
      input.opensAt != null &&
      input.closesAt != null &&
      new Date(input.closesAt) <= new Date(input.opensAt) &&
      'DATE_INVALID',
    linkedUrl:
      (input.template === 'LINK_A_PAGE' || Boolean(input.linkedUrl)) &&
      !/^https:\/\/\S+$/.test(input.linkedUrl ?? '') &&
      'INVALID',
  })

const dataOf = ({
  paymentTermIds: _terms,
  accessLevelIds: _levels,
  ...input
}: FunnelInput) =>
  fromFilipino(
    {
      ...input,
      body: cleanRichText(input.body),
      bodyFil: cleanRichText(input.bodyFil ?? ''),
    },
    'headline',
    'body',
    'closedMessage'
  )

const partsOf = ({ paymentTermIds, accessLevelIds }: FunnelInput) => ({
  paymentTerms: {
    create: [...new Set(paymentTermIds)].map((paymentTermId, position) => ({
      paymentTermId,
      position,
    })),
  },
  accessLevels: {
    create: [...new Set(accessLevelIds)].map((accessLevelId) => ({
      accessLevelId,
    })),
  },
})

// Every funnel owns its word in the public name space, so that no page of another kind takes it.
const claimSlug = (tx: Tx, funnelId: string, slug: string) =>
  tx.slug.upsert({
    where: { kind_targetId: { kind: 'FUNNEL', targetId: funnelId } },
    create: { slug, kind: 'FUNNEL', targetId: funnelId },
    update: { slug },
  })

const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  // Levels are checked before, so only a term can point at nothing.
  if (isMissingReference(error)) refuseInput({ paymentTermIds: 'INVALID' })
  throw error
}

// A funnel grants learners' levels only: a purchase never makes anybody staff.
const checkLevels = async (tx: Tx, ids: string[]) => {
  const allowed = await tx.accessLevel.count({
    where: { id: { in: ids }, rank: { lte: LEARNER_RANK } },
  })
  refuseInput({
    accessLevelIds: allowed !== new Set(ids).size && 'ACCESS_LEVEL_TOO_HIGH',
  })
}

export const createFunnel = (async ({ productId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    found(await tx.product.findUnique({ where: { id: productId } }))
    await checkLevels(tx, input.accessLevelIds)
    const row = await tx.funnel.create({
      data: { productId, ...dataOf(input), ...partsOf(input) },
      include: withProduct,
    })
    await claimSlug(tx, row.id, input.slug)
    await logInfo(tx, {
      action: 'funnel.created',
      entity: 'Funnel',
      entityId: row.id,
      after: { name: row.name, slug: row.slug },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createFunnel']

export const updateFunnel = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.funnel.findUnique({ where: { id } }))
    await checkLevels(tx, input.accessLevelIds)
    await tx.funnelPaymentTerm.deleteMany({ where: { funnelId: id } })
    await tx.funnelAccessLevel.deleteMany({ where: { funnelId: id } })
    const row = await tx.funnel.update({
      where: { id },
      data: { ...dataOf(input), ...partsOf(input) },
      include: withProduct,
    })
    await claimSlug(tx, id, input.slug)
    await logInfo(tx, {
      action: 'funnel.updated',
      entity: 'Funnel',
      entityId: id,
      before: { name: before.name, slug: before.slug, status: before.status },
      after: {
        name: row.name,
        slug: row.slug,
        status: row.status,
        paymentTermIds: input.paymentTermIds,
        accessLevelIds: input.accessLevelIds,
      },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateFunnel']

export const deleteFunnel = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { status } = found(await tx.funnel.findUnique({ where: { id } }))
    if (status === 'PUBLISHED') throw new AppError('IN_USE')
    const { count } = await tx.funnel.updateMany({
      where: { id, status: { in: ['DRAFT', 'CLOSED'] } },
      data: { status: 'ARCHIVED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.funnel.findUniqueOrThrow({
      where: { id },
      include: withProduct,
    })
    await tx.slug.deleteMany({ where: { kind: 'FUNNEL', targetId: id } })
    await logInfo(tx, {
      action: 'funnel.archived',
      entity: 'Funnel',
      entityId: id,
    })
    return asAnswer(row)
  })) satisfies MutationResolvers['deleteFunnel']
