// How far the cast has come, in tasks and in lessons.

/** Finished tasks of the current stage; one without a line. */
export const tasksDone: Record<string, number> = {
  'member@example.com': 2,
}

export const tasksInReview: Record<
  string,
  { status: 'SUBMITTED' | 'RETURNED'; note?: string }
> = {}

export type LessonsDone = {
  course: string
  /** The first lessons, in order; 'all' completes the course. */
  done: number | 'all'
  /** The lesson after them was opened and watched this far. */
  watchedSec?: number
  lastOpenedDaysAgo: number
  /** Completed once, when these last lessons did not exist yet. */
  newSince?: number
}

export const lessonsDone: Record<string, LessonsDone[]> = {
  'member@example.com': [
    { course: 'va-foundations', done: 1, watchedSec: 0, lastOpenedDaysAgo: 1 },
  ],
}
