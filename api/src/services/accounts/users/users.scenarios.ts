import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

const person = (firstName: string) => ({
  firstName,
  lastName: 'Santos',
  email: `${firstName.toLowerCase()}@example.com`,
  slug: firstName.toLowerCase(),
  tribeId: firstName.toUpperCase(),
  hashedPassword: 'none',
  salt: 'none',
})

export const family = defineScenario<{ data: Prisma.UserUncheckedCreateInput }>(
  {
    user: {
      ana: { data: { ...person('Ana'), isMember: true } },
      ben: { data: person('Ben') },
      archived: {
        data: { ...person('Cora'), archivedAt: '2026-11-01T00:00:00Z' },
      },
    },
  }
)

export type FamilyScenario = ScenarioData<
  Prisma.UserGetPayload<object>,
  'user',
  'ana' | 'ben' | 'archived'
>
