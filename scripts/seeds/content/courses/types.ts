import type {
  CourseProgression,
  CourseStatus,
  PublicPage,
} from '@prisma/client'
import type { RoleId } from 'api/src/shared/access/permissions'

import type { Both } from '../text'

import type { Film } from './films'

type Lesson = {
  name: Both
  short: Both
  /** Rich text in the notation of content/text.ts. */
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
  /** A fixed id, for a course whose address is given; otherwise the database assigns one. */
  id?: number
  slug: string
  title: Both
  short: Both
  description: Both
  status?: CourseStatus
  progression?: CourseProgression
  minStageNumber?: number
  hasCertificate?: boolean
  /** The public page that shows its preview lessons. */
  publicPage?: PublicPage
  /** Open to these levels without a purchase. */
  accessLevels?: RoleId[]
  units: UnitContent[]
}

export const text = (lesson: Lesson): LessonContent => ({
  type: 'IMAGE_TEXT',
  ...lesson,
})

/** With `percent`, the lesson also completes when this share has been watched. */
export const video = (
  lesson: Lesson & { film: Film; percent?: number }
): LessonContent => ({ type: 'VIDEO', ...lesson })

export const embed = (
  lesson: Lesson & { embedUrl: string }
): LessonContent => ({ type: 'CUSTOM_EMBED', ...lesson })
