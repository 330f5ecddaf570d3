// The progress of the cast in tasks and lessons.
import type { UserTaskStatus } from '@prisma/client'

const at = (name: string) => `${name}@example.com`

/** The number of finished tasks of the current stage, by person; default: one. */
export const tasksDone: Record<string, number> = {
  [at('member')]: 2,
  [at('ana')]: 3,
  [at('ben')]: 4,
  [at('carla')]: 3,
  [at('dino')]: 4,
  [at('ella')]: 0,
  [at('fe')]: 2,
  [at('ian')]: 2,
  [at('kiko')]: 1,
  [at('bea')]: 9,
  [at('liza')]: 6,
  [at('luna')]: 2,
  [at('marco')]: 9,
  [at('nico')]: 2,
  [at('olive')]: 4,
  [at('oscar')]: 9,
  [at('paolo')]: 6,
  [at('pia')]: 9,
  [at('queenie')]: 2,
  [at('sol')]: 5,
  [at('wena')]: 5,
  [at('ysabella')]: 0,
}

/** The task of the current stage that waits for a coach, or was decided by one. */
export const tasksInReview: Record<
  string,
  { status: UserTaskStatus; note?: string; proofUrl?: string }
> = {
  [at('fe')]: {
    status: 'SUBMITTED',
    proofUrl: 'https://example.com/portfolio',
  },
  [at('wena')]: {
    status: 'SUBMITTED',
    proofUrl: 'https://example.com/portfolio',
  },
  [at('queenie')]: {
    status: 'RETURNED',
    note: 'Two pieces are strong. Please blur the client’s name on the third.',
  },
}

export type LessonsDone = {
  course: string
  /** The number of lessons done, in order; 'all' completes the course. */
  done: number | 'all'
  /** The position in the next lesson, which was opened. */
  watchedSec?: number
  lastOpenedDaysAgo: number
  /** The course was completed before this many lessons were added at its end. */
  newSince?: number
}

// prettier-ignore
export const lessonsDone: Record<string, LessonsDone[]> = {
  [at('member')]: [
    { course: 'va-foundations', done: 4, watchedSec: 131, lastOpenedDaysAgo: 1 },
    { course: 'home-office', done: 2, lastOpenedDaysAgo: 12 },
  ],
  [at('ana')]: [
    { course: 'va-foundations', done: 8, watchedSec: 0, lastOpenedDaysAgo: 0 },
    { course: 'canva-content-basics', done: 1, watchedSec: 95, lastOpenedDaysAgo: 6 },
  ],
  [at('ben')]: [{ course: 'social-media-management', done: 3, watchedSec: 240, lastOpenedDaysAgo: 11 }],
  [at('carla')]: [
    { course: 'va-foundations', done: 'all', lastOpenedDaysAgo: 150 },
    { course: 'client-getting', done: 6, lastOpenedDaysAgo: 3 },
  ],
  [at('dino')]: [
    { course: 'va-foundations', done: 'all', lastOpenedDaysAgo: 400 },
    { course: 'client-getting', done: 'all', lastOpenedDaysAgo: 300 },
    { course: 'executive-assistance', done: 'all', newSince: 2, lastOpenedDaysAgo: 200 },
    { course: 'bookkeeping-small-business', done: 5, watchedSec: 310, lastOpenedDaysAgo: 2 },
  ],
  [at('ella')]: [{ course: 'home-office', done: 1, watchedSec: 40, lastOpenedDaysAgo: 4 }],
  [at('fe')]: [
    { course: 'bookkeeping-small-business', done: 9, lastOpenedDaysAgo: 1 },
    { course: 'client-getting', done: 4, watchedSec: 0, lastOpenedDaysAgo: 5 },
  ],
  [at('ian')]: [{ course: 'ecommerce-listing', done: 5, lastOpenedDaysAgo: 9 }],
  [at('kiko')]: [{ course: 'ecommerce-listing', done: 2, watchedSec: 60, lastOpenedDaysAgo: 2 }],
  [at('liza')]: [
    { course: 'home-office', done: 'all', lastOpenedDaysAgo: 90 },
    { course: 'va-foundations', done: 'all', newSince: 2, lastOpenedDaysAgo: 20 },
    { course: 'canva-content-basics', done: 'all', lastOpenedDaysAgo: 7 },
  ],
  [at('olive')]: [
    { course: 'executive-assistance', done: 7, watchedSec: 200, lastOpenedDaysAgo: 62 },
  ],
  [at('queenie')]: [{ course: 'social-media-management', done: 'all', lastOpenedDaysAgo: 30 }],
  [at('sol')]: [{ course: 'canva-content-basics', done: 3, lastOpenedDaysAgo: 3 }],
  [at('wena')]: [{ course: 'client-getting', done: 'all', lastOpenedDaysAgo: 14 }],
  [at('xander')]: [{ course: 'home-office', done: 1, watchedSec: 75, lastOpenedDaysAgo: 1 }],
}
