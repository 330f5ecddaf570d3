import type { Prisma } from '@prisma/client'

import { asFileInfo } from 'src/lib/files/asFileInfo'
import { signedFileUrl } from 'src/lib/protection/signedLinks'
import { local } from 'src/lib/translations'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

/** The relations of a lesson's content. */
export const withLessonContent = {
  files: {
    where: { archivedAt: null },
    orderBy: { position: 'asc' },
    include: { file: true },
  },
  videoFile: true,
  audioFile: true,
  captions: { select: { lang: true, vtt: true } },
} satisfies Prisma.LessonInclude

type WithContent = Prisma.LessonGetPayload<{
  include: typeof withLessonContent
}>

const asMyLessonFile = (
  { file, ...row }: WithContent['files'][number],
  viewerId: number
) => ({
  id: row.id,
  title: local(row, 'title'),
  category: row.category,
  isDownloadable: row.isDownloadable,
  name: file?.name ?? null,
  size: file?.size ?? null,
  url: file ? signedFileUrl(file.id, viewerId) : (row.url ?? ''),
})

/** A lesson's content for a reader, with their personal links to its files. */
export const asLessonContent = (lesson: WithContent, viewerId: number) => ({
  id: lesson.id,
  name: local(lesson, 'name'),
  shortDescription: local(lesson, 'shortDescription'),
  description: local(lesson, 'description'),
  type: lesson.type,
  videoUrl: lesson.videoUrl && videoEmbed(lesson.videoUrl),
  videoFile: lesson.videoFile && asFileInfo(lesson.videoFile, viewerId),
  videoSeconds: lesson.videoSeconds,
  audioFile: lesson.audioFile && asFileInfo(lesson.audioFile, viewerId),
  transcript: local(lesson, 'transcript'),
  captions: lesson.captions,
  embedUrl: lesson.embedUrl && videoEmbed(lesson.embedUrl),
  files: lesson.files.map((file) => asMyLessonFile(file, viewerId)),
})
