import type {
  CourseProgression,
  CourseStatus,
  PublicPage,
} from '@prisma/client'
import type { RoleId } from 'api/src/shared/permissions'

import type { Both } from '../text'

import type { Film } from './films'

type Lesson = {
  name: Both
  short: Both
  /** Plainly written rich text (content/text.ts). */
  body: string
  isPreview?: boolean
  isOptional?: boolean
  isDraft?: boolean
}

export type LessonContent =
  | (Lesson & { type: 'IMAGE_TEXT' })
  | (Lesson & { type: 'VIDEO'; film: Film; percent?: number })
  | (Lesson & { type: 'CUSTOM_EMBED'; embedUrl: string })

export type UnitContent = {
  name: Both
  short: Both
  lessons: LessonContent[]
}

export type CourseContent = {
  /** Where its address is given; else the database draws one. */
  id?: number
  slug: string
  title: Both
  short: Both
  description: Both
  status?: CourseStatus
  progression?: CourseProgression
  minStageNumber?: number
  hasCertificate?: boolean
  /** The visitors' page that shows its preview lessons. */
  publicPage?: PublicPage
  /** Open to these levels, whatever they bought. */
  accessLevels?: RoleId[]
  units: UnitContent[]
}

export const text = (lesson: Lesson): LessonContent => ({
  type: 'IMAGE_TEXT',
  ...lesson,
})

/** With `percent` it also counts as done once that much has been watched. */
export const video = (
  lesson: Lesson & { film: Film; percent?: number }
): LessonContent => ({ type: 'VIDEO', ...lesson })

export const embed = (
  lesson: Lesson & { embedUrl: string }
): LessonContent => ({ type: 'CUSTOM_EMBED', ...lesson })
