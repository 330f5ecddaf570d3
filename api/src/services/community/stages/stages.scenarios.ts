import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

export const path = defineScenario<Prisma.StageCreateArgs>({
  stage: {
    second: { data: { number: 902, name: 'Builder', requiredPoints: 200 } },
    first: { data: { number: 901, name: 'Explorer', requiredPoints: 100 } },
    inactive: { data: { number: 903, name: 'Leader', isActive: false } },
  },
})

export type PathScenario = ScenarioData<
  Prisma.StageGetPayload<object>,
  'stage',
  'first' | 'second' | 'inactive'
>
