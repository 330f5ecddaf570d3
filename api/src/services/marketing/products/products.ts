import type { Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  ProductInput,
  ProductsFilter,
  QueryResolvers,
} from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { isOfferAmount, toPesos } from 'src/shared/money'
import { isVisible } from 'src/shared/text/plainMarks'
import { isSlug } from 'src/shared/text/slug'

import { asFunnel, withFunnelParts } from '../funnels/asFunnel'

const withParts = {
  courses: { include: { course: { select: { id: true, title: true } } } },
  funnels: {
    where: { status: { not: 'ARCHIVED' } },
    orderBy: { createdAt: 'asc' },
    include: withFunnelParts,
  },
} satisfies Prisma.ProductInclude

const asAnswer = ({
  courses,
  funnels,
  ...product
}: Prisma.ProductGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(product, 'description'),
  price: toPesos(product.priceCentavos),
  courses: courses.map(({ course }) => course),
  courseIds: courses.map(({ courseId }) => courseId),
  funnel: funnels[0] ?? null,
  funnels: funnels.map(asFunnel),
})

export const products = (async () => {
  const rows = await db.product.findMany({
    where: { status: 'ACTIVE' },
    orderBy: { name: 'asc' },
    include: withParts,
  })
  return rows.map(asAnswer)
}) satisfies QueryResolvers['products']

/** The filters of spec section 4: all, active, and expired, which means that no funnel sells any more. */
const filters: Record<ProductsFilter, () => Prisma.ProductWhereInput> = {
  ACTIVE: () => ({ status: 'ACTIVE' }),
  // Written with `none`, because `every` would count a funnel without a closing time as closed.
  EXPIRED: () => ({
    funnels: {
      some: {},
      none: {
        status: { notIn: ['CLOSED', 'ARCHIVED'] },
        OR: [{ closesAt: null }, { closesAt: { gte: new Date() } }],
      },
    },
  }),
}

export const productsPage = (async (args) => {
  const where: Prisma.ProductWhereInput = {
    status: { not: 'ARCHIVED' },
    name: containing(args.q),
    ...(args.filter && filters[args.filter]()),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.product.findMany({ where, include: withParts, ...window }),
    () => db.product.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['productsPage']

export const product = (async ({ id }) => {
  const row = await db.product.findUnique({ where: { id }, include: withParts })
  return row && asAnswer(row)
}) satisfies QueryResolvers['product']

const check = ({ name, slug, priceCentavos }: ProductInput) =>
  refuseInput({
    name: !isVisible(name) && 'REQUIRED',
    slug: !isSlug(slug) && 'SLUG_INVALID',
    priceCentavos: !isOfferAmount(priceCentavos) && 'AMOUNT_INVALID',
  })

const dataOf = ({ courseIds: _courseIds, ...input }: ProductInput) => ({
  ...fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'description'
  ),
})

const coursesOf = ({ courseIds }: ProductInput) => ({
  create: [...new Set(courseIds)].map((courseId) => ({ courseId })),
})

const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (isMissingReference(error)) refuseInput({ courseIds: 'INVALID' })
  throw error
}

const refuseWhileSelling = async (tx: Tx, productId: number) => {
  const isOpen = await tx.funnel.count({
    where: { productId, status: 'PUBLISHED' },
  })
  if (isOpen > 0) throw new AppError('IN_USE')
}

export const createProduct = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const row = await tx.product.create({
      data: {
        ...dataOf(input),
        courses: coursesOf(input),
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'product.created',
      entity: 'Product',
      entityId: row.id,
      after: { ...input },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createProduct']

export const updateProduct = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.product.findUnique({ where: { id } }))
    if (input.status === 'ARCHIVED') await refuseWhileSelling(tx, id)
    const row = await tx.product.update({
      where: { id },
      data: {
        ...dataOf(input),
        courses: { deleteMany: {}, ...coursesOf(input) },
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'product.updated',
      entity: 'Product',
      entityId: id,
      before: { name: before.name, priceCentavos: before.priceCentavos },
      after: { ...input },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateProduct']

/** Archives a product once its funnels are closed. Sold products are never deleted, because their buyers keep them. */
export const deleteProduct = (async ({ id }) =>
  inTransaction(async (tx) => {
    await refuseWhileSelling(tx, id)
    const { count } = await tx.product.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: { status: 'ARCHIVED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.product.findUniqueOrThrow({
      where: { id },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'product.archived',
      entity: 'Product',
      entityId: id,
    })
    return asAnswer(row)
  })) satisfies MutationResolvers['deleteProduct']
