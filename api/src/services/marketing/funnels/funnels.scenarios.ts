import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

const product = {
  create: { name: 'Kickstart', slug: 'kickstart', priceCentavos: 300_000 },
}

export const offers = defineScenario<Prisma.FunnelCreateArgs>({
  funnel: {
    open: {
      data: {
        id: 'open',
        name: 'Kickstart',
        slug: 'kickstart',
        status: 'PUBLISHED',
        product,
      },
    },
    draft: (scenario) => ({
      data: {
        id: 'draft',
        name: 'Kickstart in July',
        slug: 'kickstart-july',
        productId: scenario.funnel.open.productId,
      },
    }),
  },
})

export type OffersScenario = ScenarioData<
  Prisma.FunnelGetPayload<object>,
  'funnel',
  'open' | 'draft'
>
