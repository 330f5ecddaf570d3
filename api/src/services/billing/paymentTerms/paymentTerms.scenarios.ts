import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

export const standard = defineScenario<Prisma.PaymentTermCreateArgs>({
  paymentTerm: {
    oneTime: {
      data: { id: 'one-time', name: 'one-time', label: 'One-time payment' },
    },
    quarterly: {
      data: {
        id: 'three-months',
        name: 'three-months',
        label: 'Three months',
        installments: 3,
        surchargePercent: 5,
        translations: { fil: { label: 'Tatlong buwan' } },
      },
    },
  },
})

export type StandardScenario = ScenarioData<
  Prisma.PaymentTermGetPayload<object>,
  'paymentTerm',
  'oneTime' | 'quarterly'
>
