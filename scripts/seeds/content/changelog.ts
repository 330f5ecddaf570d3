import type { ChangelogCategory } from '@prisma/client'

import type { Both } from './text'

export type ChangelogContent = {
  title: Both
  body: Both
  category: ChangelogCategory
  /** Days between publication and seeding. */
  daysAgo: number
  isPublic: boolean
  roles?: string[]
}

/** The product's own features, in the words of a school. */
export const changelogEntries: ChangelogContent[] = [
  {
    title: ['Search from every page', 'Maghanap mula sa kahit anong page'],
    body: [
      `Type a word in the search box at the top, or press **/** to get there. It finds your courses and lessons in
      English and Filipino, and it does not mind a typo.

      - Choose **Courses** or **Lessons** to narrow it down.
      - The arrow keys move through what was found, and Enter opens it.`,
      `Mag-type ng salita sa search box sa itaas, o pindutin ang **/** para makarating doon. Nahahanap nito ang mga course at
      lesson mo sa English at Filipino, kahit may mali sa spelling.

      - Piliin ang **Mga course** o **Mga lesson** para mas kaunti ang lumabas.
      - Gamitin ang arrow keys para lumipat sa mga nahanap, at Enter para buksan.`,
    ],
    category: 'NEW',
    daysAgo: 1,
    isPublic: false,
    roles: [
      'member',
      'non-member',
      'team-lead',
      'assistant-team-lead',
      'tribe-team-fa',
      'tribe-team-ro',
      'admin',
    ],
  },
  {
    title: [
      'Send your proof of payment where your bill is',
      'Ipadala ang proof of payment kung nasaan ang bill',
    ],
    body: [
      `Under **Billing and Subscriptions** each bill now has a button for its proof. Add the screenshot and the reference
      number, and you can see there whether it waits, was approved, or needs another look.`,
      `Sa **Billing and Subscriptions**, may button na po ang bawat bill para sa proof nito. Ilagay ang screenshot at ang
      reference number. Doon niyo rin makikita kung naghihintay pa ito, aprubado na, o kailangang ulitin.`,
    ],
    category: 'IMPROVED',
    daysAgo: 12,
    isPublic: false,
  },
  {
    title: ['Sulong speaks Filipino', 'Marunong nang mag-Filipino ang Sulong'],
    body: [
      `Every page, message and mail comes in English and in Filipino. Change the language at the top of the page, or in
      your profile menu. Days and amounts look the same in both.`,
      `Nasa English at Filipino na ang bawat page, mensahe at email. Palitan ang wika sa itaas ng page o sa profile menu
      mo. Pareho ang hitsura ng mga petsa at halaga sa dalawa.`,
    ],
    category: 'NEW',
    daysAgo: 30,
    isPublic: true,
  },
  {
    title: ['An outline that keeps its order', 'Outline na hindi nagugulo'],
    body: [
      `Units and lessons move up and down with their arrows, by mouse or keyboard. If somebody else changed the same
      course meanwhile, you are told, and nothing is overwritten.`,
      `Naiaakyat at naibababa ang mga unit at lesson gamit ang mga arrow, sa mouse man o keyboard. Kung may iba palang
      nagbago sa parehong course, sasabihan ka, at walang mabubura.`,
    ],
    category: 'FIXED',
    daysAgo: 45,
    isPublic: false,
    roles: ['expert', 'head-coach', 'tribe-team-ro', 'admin'],
  },
]
