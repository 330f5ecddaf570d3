import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'

const whole = {
  product: true,
  paymentTerms: {
    where: { paymentTerm: { isActive: true, archivedAt: null } },
    include: { paymentTerm: true },
    orderBy: { position: 'asc' },
  },
  coupons: {
    where: { isPaused: false, archivedAt: null, audience: 'ANYONE' },
    orderBy: { id: 'asc' },
  },
} satisfies Prisma.FunnelInclude

export type SchoolFunnel = Prisma.FunnelGetPayload<{ include: typeof whole }>
export type SchoolTerm = SchoolFunnel['paymentTerms'][number]['paymentTerm']
export type SchoolCoupon = SchoolFunnel['coupons'][number]

export type Catalogue = {
  /** The funnels of first purchases. */
  funnels: SchoolFunnel[]
  /** The renewals; the key is the id of the funnel that each renews. */
  renewals: Map<string, SchoolFunnel>
  batchIds: number[]
}

const priceOfFunnel = ({ priceOverrideCentavos, product }: SchoolFunnel) =>
  priceOverrideCentavos ?? product.priceCentavos

/** The offers that cost money, with coupons that have no limit. */
export const loadCatalogue = async (tx: Tx): Promise<Catalogue> => {
  const all = await tx.funnel.findMany({
    where: { status: 'PUBLISHED' },
    include: whole,
    orderBy: { slug: 'asc' },
  })
  const sold = all
    .filter((funnel) => priceOfFunnel(funnel) > 0 && funnel.paymentTerms.length)
    .map((funnel) => ({
      ...funnel,
      coupons: funnel.coupons.filter(({ usageLimit }) => usageLimit === null),
    }))
  const batches = await tx.batch.findMany({
    where: { archivedAt: null },
    orderBy: { number: 'asc' },
    select: { id: true },
  })
  return {
    funnels: sold.filter(({ renewalOfFunnelId }) => !renewalOfFunnelId),
    renewals: new Map(
      sold.flatMap((funnel) =>
        funnel.renewalOfFunnelId ? [[funnel.renewalOfFunnelId, funnel]] : []
      )
    ),
    batchIds: batches.map(({ id }) => id),
  }
}
