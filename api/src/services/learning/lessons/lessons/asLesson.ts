import type { Lesson, LessonCaption, StoredFile } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { withFilipino } from 'src/lib/translations'
import type { Lang } from 'src/shared/text/language'

/** The relations of a lesson that is read alone; an outline omits them. */
type Parts = {
  videoFile?: StoredFile | null
  audioFile?: StoredFile | null
  captions?: LessonCaption[]
}

export const withParts = {
  videoFile: true,
  audioFile: true,
  captions: true,
} as const

const fileOf = (file: StoredFile | null | undefined) =>
  file ? asFileInfo(file, currentUser().id) : null

/** A lesson for its editors, in both languages. */
export const asLesson = ({
  videoFile,
  audioFile,
  captions = [],
  ...lesson
}: Lesson & Parts) => {
  const captionsIn = (lang: Lang) =>
    captions.find((caption) => caption.lang === lang)?.vtt ?? null
  return {
    ...withFilipino(
      lesson,
      'name',
      'shortDescription',
      'description',
      'transcript'
    ),
    videoFile: fileOf(videoFile),
    audioFile: fileOf(audioFile),
    captions: captionsIn('en'),
    captionsFil: captionsIn('fil'),
  }
}
