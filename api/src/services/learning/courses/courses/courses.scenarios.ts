import type { Prisma } from '@prisma/client'

import type { ScenarioData } from '@redwoodjs/testing/api'

export const shelf = defineScenario<Prisma.CourseCreateArgs>({
  course: {
    clients: {
      data: {
        title: 'Getting clients',
        slug: 'getting-clients',
        status: 'PUBLISHED',
        position: 2,
      },
    },
    basics: {
      data: {
        title: 'Basics',
        slug: 'basics',
        status: 'PUBLISHED',
        position: 1,
      },
    },
    draft: { data: { title: 'Pricing', slug: 'pricing', position: 3 } },
  },
})

export type ShelfScenario = ScenarioData<
  Prisma.CourseGetPayload<object>,
  'course',
  'clients' | 'basics' | 'draft'
>
