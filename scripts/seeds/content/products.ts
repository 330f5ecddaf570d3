import type { ProductStatus, ProductType } from '@prisma/client'

import type { Both } from './text'

export type NewProduct = {
  slug: string
  name: Both
  description: Both
  priceCentavos: number
  type: ProductType
  status?: ProductStatus
  /** The cover's file; default: the slug. */
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
    courses: [
      'va-foundations',
      'client-getting',
      'social-media-management',
      'bookkeeping-small-business',
      'ecommerce-listing',
      'canva-content-basics',
      'executive-assistance',
      'home-office',
    ],
  },
  {
    slug: 'va-bundle',
    name: ['Virtual Assistant Bundle', 'Virtual Assistant Bundle'],
    description: [
      `Three courses that belong together: a place to work, the work itself, and the first client.`,
      `Tatlong magkakasamang course: lugar ng trabaho, ang trabaho mismo, at ang unang client.`,
    ],
    priceCentavos: 349_900,
    type: 'BUNDLE',
    courses: ['va-foundations', 'home-office', 'client-getting'],
  },
  {
    slug: 'bookkeeping-course',
    name: [
      'Bookkeeping for Small Businesses',
      'Bookkeeping para sa Maliliit na Negosyo',
    ],
    description: [
      `From a shoebox of receipts to books that agree with the bank, with the Philippine basics that a small shop needs.`,
      `Mula kahon ng resibo hanggang librong tugma sa bangko, kasama ang mga kailangan ng maliit na negosyo sa Pilipinas.`,
    ],
    priceCentavos: 199_900,
    type: 'COURSE',
    cover: 'bookkeeping-small-business',
    courses: ['bookkeeping-small-business'],
  },
  {
    slug: 'free-starter',
    name: ['Freelance Starter', 'Freelance Starter'],
    description: [
      `Two short courses, free: set up a place to work, and make your first simple designs.`,
      `Dalawang maikling course, libre: ayusin ang lugar ng trabaho, at gumawa ng unang simpleng design.`,
    ],
    priceCentavos: 0,
    type: 'COURSE',
    courses: ['home-office', 'canva-content-basics'],
  },
  {
    slug: 'portfolio-workshop',
    name: ['Portfolio Weekend Workshop', 'Portfolio Weekend Workshop'],
    description: [
      `Two mornings online. You come with practice pieces and leave with a portfolio that has been looked at.`,
      `Dalawang umaga online. Dalhin ang mga practice piece mo, at uuwi kang may portfolio na natingnan na.`,
    ],
    priceCentavos: 79_900,
    type: 'EVENT',
    courses: ['client-getting'],
  },
  {
    slug: 'coaching-circle',
    name: ['Coaching Circle', 'Coaching Circle'],
    description: [
      `A very small group with one coach for eight weeks. Everybody brings their own clients and questions.`,
      `Napakaliit na grupo na may isang coach sa loob ng walong linggo. Kanya-kanyang client at tanong.`,
    ],
    priceCentavos: 249_900,
    type: 'EVENT',
    courses: ['client-getting'],
  },
  {
    slug: 'client-challenge',
    name: ['12-Day Client Challenge', '12-Day Client Challenge'],
    description: [
      `Twelve small tasks in twelve days, from a list of names to five applications sent.`,
      `Labindalawang maliit na task sa labindalawang araw, mula listahan ng pangalan hanggang limang application.`,
    ],
    priceCentavos: 49_900,
    type: 'CHALLENGE',
    courses: ['client-getting'],
  },
  {
    slug: 'data-entry-sprint',
    name: ['Data Entry Sprint', 'Data Entry Sprint'],
    description: [
      `No longer sold: its lessons have become part of the Virtual Assistant Foundations.`,
      `Hindi na ibinebenta: kasama na ang lessons nito sa Virtual Assistant Foundations.`,
    ],
    priceCentavos: 99_900,
    type: 'COURSE',
    status: 'INACTIVE',
    cover: 'va-foundations',
    courses: ['va-foundations'],
  },
]
