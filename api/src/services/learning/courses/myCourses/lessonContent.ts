import {
  LessonCompletion,
  LessonType,
  type Language,
  type LessonFile,
  type Prisma,
  type StoredFile,
} from '@prisma/client'

import {
  enumOf,
  int,
  json,
  nullable,
  prepared,
  text,
  type RowOf,
} from 'src/lib/database/sql'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { signedFileUrl } from 'src/lib/protection/signedLinks'
import { isUntranslated, local } from 'src/lib/translations'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

type ContentFile = Pick<StoredFile, 'id' | 'name' | 'size' | 'mime'>

type LinkedFile = Pick<
  LessonFile,
  'id' | 'title' | 'translations' | 'category' | 'isDownloadable' | 'url'
> & { file: ContentFile | null }

const fileJson = (id: string) => `(
  SELECT json_build_object('id', s.id, 'name', s.name, 'size', s.size, 'mime', s.mime) FROM "StoredFile" s WHERE s.id = ${id})`

// Every lesson that is opened reads its content: one statement, without Prisma's planning of each query.
export const LESSON_CONTENT = prepared(
  'lessonContent',
  `
  SELECT l.id, l."unitId", l.name, l."shortDescription", l.description, l.translations, l.type, l."videoUrl", l."videoSeconds", l.transcript,
    l."embedUrl", l.completion, l."completionValue", ${fileJson('l."videoFileId"')} AS "videoFile", ${fileJson('l."audioFileId"')} AS "audioFile",
    COALESCE((SELECT json_agg(json_build_object('lang', c.lang, 'vtt', c.vtt) ORDER BY c.lang) FROM "LessonCaption" c WHERE c."lessonId" = l.id), '[]') AS captions,
    COALESCE((
      SELECT json_agg(json_build_object('id', f.id, 'title', f.title, 'translations', f.translations, 'category', f.category,
        'isDownloadable', f."isDownloadable", 'url', f.url, 'file', ${fileJson('f."fileId"')}) ORDER BY f.position, f.id)
      FROM "LessonFile" f WHERE f."lessonId" = l.id AND f."archivedAt" IS NULL), '[]') AS files,
    co.id AS "courseId", co.title AS "courseTitle", co.translations AS "courseTranslations", co."coverUrl"
  FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" co ON co.id = u."courseId" WHERE l.id = $1`,
  {
    id: int,
    unitId: int,
    name: text,
    shortDescription: text,
    description: text,
    translations: nullable(json<Prisma.JsonValue>()),
    type: enumOf(LessonType),
    videoUrl: nullable(text),
    videoSeconds: nullable(int),
    transcript: text,
    embedUrl: nullable(text),
    completion: enumOf(LessonCompletion),
    completionValue: nullable(int),
    videoFile: nullable(json<ContentFile>()),
    audioFile: nullable(json<ContentFile>()),
    captions: json<{ lang: Language; vtt: string }[]>(),
    files: json<LinkedFile[]>(),
    courseId: int,
    courseTitle: text,
    courseTranslations: nullable(json<Prisma.JsonValue>()),
    coverUrl: nullable(text),
  }
)

type LessonContent = RowOf<typeof LESSON_CONTENT>

const asMyLessonFile = ({ file, ...row }: LinkedFile, viewerId: number) => ({
  id: row.id,
  title: local(row, 'title'),
  category: row.category,
  isDownloadable: row.isDownloadable,
  name: file?.name ?? null,
  size: file?.size ?? null,
  url: file ? signedFileUrl(file.id, viewerId) : (row.url ?? ''),
})

/** A lesson's content for a reader, with their personal links to its files. */
export const asLessonContent = (lesson: LessonContent, viewerId: number) => ({
  id: lesson.id,
  name: local(lesson, 'name'),
  shortDescription: local(lesson, 'shortDescription'),
  description: local(lesson, 'description'),
  isOnlyEnglish: isUntranslated(lesson, 'description'),
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
