import type { Both } from './text'

type Version = {
  /** The name of a file in scripts/seeds/files, or an address. */
  file?: string
  url?: string
  note?: Both
}

export type ResourceContent = {
  title: Both
  description?: Both
  folder?: 'templates' | 'guides'
  tags?: string[]
  /** The newest last. */
  versions: Version[]
  isPublic?: boolean
  isPinned?: boolean
  minStageNumber?: number
  accessLevelId?: string
  status?: 'DRAFT' | 'ARCHIVED'
  /** Days ago; the latest is shown first. */
  publishedDaysAgo: number
  hasExpired?: boolean
}

export const resourceFolders = {
  templates: ['Templates', 'Mga template'],
  guides: ['Guides', 'Mga guide'],
} satisfies Record<string, Both>

/** Every kind of file and every state of the screens. */
export const resources: ResourceContent[] = [
  {
    title: ['Your first steps', 'Ang mga unang hakbang mo'],
    description: [
      'The path from no client to the first one, **on one page**. Print it, or keep it on your phone.',
      'Ang daan mula walang client hanggang sa una, **sa isang pahina**. I-print, o itago sa phone.',
    ],
    folder: 'guides',
    tags: ['start'],
    versions: [{ file: 'first-steps.png' }],
    isPublic: true,
    publishedDaysAgo: 90,
  },
  {
    title: ['Rate card', 'Listahan ng singil'],
    description: [
      'What to charge, line by line.\n\n- Fill in your own figures\n- Send it after the first call',
      'Magkano ang sisingilin, linya por linya.\n\n- Ilagay ang sarili mong presyo\n- Ipadala pagkatapos ng unang tawag',
    ],
    folder: 'templates',
    tags: ['clients', 'money'],
    versions: [
      { file: 'rate-card-2025.pdf' },
      {
        file: 'rate-card-2026.pdf',
        note: [
          'A line for rush work, and a page on how to use it.',
          'May linya na para sa rush na trabaho, at isang pahina kung paano ito gamitin.',
        ],
      },
    ],
    isPinned: true,
    publishedDaysAgo: 200,
  },
  {
    title: ['First message to a client', 'Unang message sa client'],
    folder: 'templates',
    tags: ['clients'],
    versions: [{ file: 'first-message.txt' }],
    isPublic: true,
    publishedDaysAgo: 60,
  },
  {
    title: ['Monthly budget', 'Budget kada buwan'],
    description: [
      'Income, bills and what is left, month by month.',
      'Kita, mga bayarin, at kung ano ang natitira, buwan-buwan.',
    ],
    folder: 'templates',
    tags: ['money'],
    versions: [{ file: 'budget.csv' }],
    publishedDaysAgo: 45,
  },
  {
    title: ['A pitch in three slides', 'Pitch sa tatlong slide'],
    folder: 'templates',
    tags: ['clients'],
    versions: [{ file: 'pitch-deck.pptx' }],
    minStageNumber: 6,
    publishedDaysAgo: 30,
  },
  {
    title: ['Starter kit', 'Starter kit'],
    folder: 'templates',
    tags: ['start'],
    versions: [{ file: 'starter-kit.zip' }],
    publishedDaysAgo: 21,
  },
  {
    title: ['Three corners: the tour', 'Tatlong sulok: ang tour'],
    folder: 'guides',
    tags: ['home office'],
    versions: [{ file: 'welcome.mp4' }],
    publishedDaysAgo: 14,
  },
  {
    title: ['Three corners, to listen to', 'Tatlong sulok, pakinggan'],
    folder: 'guides',
    tags: ['home office'],
    versions: [{ file: 'welcome.mp3' }],
    publishedDaysAgo: 13,
  },
  {
    title: ['Writing that everybody can read', 'Pagsulat na nababasa ng lahat'],
    tags: ['writing'],
    versions: [{ url: 'https://www.w3.org/WAI/tips/writing/' }],
    publishedDaysAgo: 7,
  },
  {
    title: ['Notes for coaches', 'Mga tala para sa coach'],
    versions: [{ file: 'first-message.txt' }],
    accessLevelId: 'coach',
    publishedDaysAgo: 5,
  },
  {
    title: ['Year-end offer sheet', 'Alok sa katapusan ng taon'],
    versions: [{ file: 'first-message.txt' }],
    isPublic: true,
    publishedDaysAgo: 40,
    hasExpired: true,
  },
  {
    title: ['Contract checklist', 'Checklist ng kontrata'],
    folder: 'guides',
    versions: [{ file: 'three-corners.txt' }],
    status: 'DRAFT',
    publishedDaysAgo: 0,
  },
]
