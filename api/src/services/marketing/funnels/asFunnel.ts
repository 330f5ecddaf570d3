import type { Prisma, Product } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'
import { toPesos } from 'src/shared/money'

export const withFunnelParts = {
  paymentTerms: { orderBy: { position: 'asc' } },
  accessLevels: true,
} satisfies Prisma.FunnelInclude

/** A funnel with GraphQL's field names (spec section 3, `funnelPaymentTerm`). */
export const asFunnel = ({
  paymentTerms,
  accessLevels,
  ...funnel
}: Prisma.FunnelGetPayload<{ include: typeof withFunnelParts }>) => ({
  ...withFilipino(funnel, 'headline', 'body', 'closedMessage'),
  funnelPaymentTerm: paymentTerms.map(({ paymentTermId }) => ({
    paymentTermId,
  })),
  paymentTermIds: paymentTerms.map(({ paymentTermId }) => paymentTermId),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
})

/** The product of a funnel, without the product's lists of courses and funnels. */
export const asFunnelProduct = (product: Product) => ({
  ...product,
  price: toPesos(product.priceCentavos),
  courses: [],
  courseIds: [],
  funnels: [],
  descriptionFil: null,
})

export const withProduct = {
  ...withFunnelParts,
  product: true,
  renewalOf: { select: { id: true, name: true } },
  landingPage: { select: { status: true } },
} satisfies Prisma.FunnelInclude

/** A funnel with its product, for its own page and the list. */
export const asOwnFunnel = ({
  product,
  renewalOf,
  landingPage,
  ...funnel
}: Prisma.FunnelGetPayload<{ include: typeof withProduct }>) => ({
  ...asFunnel(funnel),
  renewalOf,
  landingPageStatus: landingPage?.status ?? null,
  product: asFunnelProduct(product),
})
