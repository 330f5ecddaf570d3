import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

/** Ana's purchase in two instalments, nothing paid yet. */
export const instalments = defineScenario<
  | Prisma.UserCreateArgs
  | Prisma.PaymentTermCreateArgs
  | Prisma.FunnelCreateArgs
  | Prisma.SubscriptionCreateArgs
  | Prisma.InvoiceCreateArgs
>({
  user: {
    ana: {
      data: {
        firstName: 'Ana',
        lastName: 'Santos',
        email: 'ana@example.com',
        slug: 'ana',
        tribeId: 'ANA',
        hashedPassword: 'none',
        salt: 'none',
      },
    },
  },
  paymentTerm: {
    twice: {
      data: { id: 'twice', name: 'twice', label: 'Twice', installments: 2 },
    },
  },
  funnel: {
    kickstart: {
      data: {
        name: 'Kickstart',
        slug: 'kickstart',
        status: 'PUBLISHED',
        product: {
          create: {
            name: 'Kickstart',
            slug: 'kickstart',
            priceCentavos: 300_000,
          },
        },
      },
    },
  },
  subscription: {
    anas: (scenario) => ({
      data: {
        userId: scenario.user.ana.id,
        funnelId: scenario.funnel.kickstart.id,
        productId: scenario.funnel.kickstart.productId,
        paymentTermId: scenario.paymentTerm.twice.id,
        source: 'CHECKOUT',
      },
    }),
  },
  invoice: {
    anas: (scenario) => ({
      data: {
        number: 'INV-2026-000901',
        userId: scenario.user.ana.id,
        subscriptionId: scenario.subscription.anas.id,
        subtotalCentavos: 300_000,
        totalCentavos: 300_000,
        schedules: {
          create: [
            {
              seq: 1,
              priceCentavos: 150_000,
              scheduleDate: '2026-11-20T00:00:00Z',
            },
            {
              seq: 2,
              priceCentavos: 150_000,
              scheduleDate: '2026-12-20T00:00:00Z',
            },
          ],
        },
      },
    }),
  },
})

export type InstalmentsScenario = ScenarioData<
  Prisma.UserGetPayload<object>,
  'user',
  'ana'
> &
  ScenarioData<Prisma.InvoiceGetPayload<object>, 'invoice', 'anas'>
