import type { Lang } from 'api/src/shared/text/language'

/** The waiting list of a funnel: demo addresses, first names only. */
export const waitlist: {
  funnel: string
  email: string
  name: string
  language: Lang
  days: number
}[] = [
  {
    funnel: 'early-bird',
    email: 'lito@example.com',
    name: 'Lito',
    language: 'fil',
    days: 20,
  },
  {
    funnel: 'early-bird',
    email: 'marites@example.com',
    name: 'Marites',
    language: 'fil',
    days: 12,
  },
  {
    funnel: 'early-bird',
    email: 'grace@example.com',
    name: 'Grace',
    language: 'en',
    days: 3,
  },
  {
    funnel: 'portfolio-workshop',
    email: 'jun@example.com',
    name: 'Jun',
    language: 'fil',
    days: 9,
  },
]
