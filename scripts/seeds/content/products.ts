import type { ProductStatus, ProductType } from '@prisma/client'

import type { Both } from './text'

export type NewProduct = {
  slug: string
  name: Both
  description: Both
  priceCentavos: number
  type: ProductType
  status?: ProductStatus
  /** The cover's file; the slug without one. */
  cover?: string
  courses: string[]
}

export const products: NewProduct[] = [
  {
    slug: 'sulong-membership',
    name: ['Sulong Membership', 'Sulong Membership'],
    description: [
      `Everything we teach, and people to learn it with, for a full year.

- All courses, and every new one we add
- The six stages, from your first lesson to steady clients
- Coaching calls and a community that answers`,
      `Lahat ng itinuturo namin, at mga kasamang mag-aral, sa loob ng isang buong taon.

- Lahat ng courses, pati ang mga idadagdag pa
- Ang anim na stages, mula unang lesson hanggang tuloy-tuloy na clients
- Coaching calls at community na sumasagot`,
    ],
    priceCentavos: 599_900,
    type: 'MEMBERSHIP',
    courses: ['va-foundations'],
  },
]
