import type { Lesson } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'

/** A lesson as its editors see it, with both languages. */
export const asLesson = (lesson: Lesson) =>
  withFilipino(lesson, 'name', 'shortDescription', 'description')
