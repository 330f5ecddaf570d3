import type { Prisma } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'

/** Subscriptions that take a seat. */
export const SEATED_STATUSES = ['PENDING', 'ACTIVE', 'PAUSED'] as const

export const withFunnelParts = {
  paymentTerms: { orderBy: { position: 'asc' } },
  accessLevels: true,
  _count: {
    select: {
      subscriptions: { where: { status: { in: [...SEATED_STATUSES] } } },
    },
  },
} satisfies Prisma.FunnelInclude

/** A funnel as GraphQL names its parts (spec section 3, `funnelPaymentTerm`). */
export const asFunnel = ({
  paymentTerms,
  accessLevels,
  _count,
  ...funnel
}: Prisma.FunnelGetPayload<{ include: typeof withFunnelParts }>) => ({
  ...withFilipino(funnel, 'headline', 'body', 'closedMessage'),
  funnelPaymentTerm: paymentTerms.map(({ paymentTermId }) => ({
    paymentTermId,
  })),
  paymentTermIds: paymentTerms.map(({ paymentTermId }) => paymentTermId),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
  seatsTaken: _count.subscriptions,
})
