import type { Lesson, Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import { keepVersions } from './lessonVersions'

/** A copy starts with its first version and without learners' progress. */
const asNew = ({
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  baseVersion: _baseVersion,
  translations,
  ...lesson
}: Lesson): Prisma.LessonCreateManyInput => ({
  ...lesson,
  translations: translations ?? undefined,
})

/**
 * Copies lessons with their captions and files; the copies share the stored bytes. Returns a map from the ids of the
 * originals to those of the copies. The number of statements does not depend on the number of lessons.
 */
export const copyLessons = async (
  tx: Tx,
  lessons: Lesson[],
  changes: (lesson: Lesson) => Partial<Prisma.LessonCreateManyInput>
) => {
  const originals = lessons.map(({ id }) => id)
  const copies = await tx.lesson.createManyAndReturn({
    data: lessons.map((lesson) => ({ ...asNew(lesson), ...changes(lesson) })),
    select: { id: true },
  })
  const copyOf = new Map(
    originals.map((id, index) => [id, copies[index].id] as const)
  )
  const lessonId = (original: { lessonId: number }) =>
    copyOf.get(original.lessonId) ?? 0

  const files = await tx.lessonFile.findMany({
    where: { lessonId: { in: originals }, archivedAt: null },
    orderBy: { position: 'asc' },
  })
  await tx.lessonFile.createMany({
    data: files.map(
      ({ fileId, url, title, translations, category, ...file }) => ({
        lessonId: lessonId(file),
        fileId,
        url,
        title,
        translations: translations ?? undefined,
        category,
        isDownloadable: file.isDownloadable,
        position: file.position,
      })
    ),
  })
  const captions = await tx.lessonCaption.findMany({
    where: { lessonId: { in: originals } },
  })
  await tx.lessonCaption.createMany({
    data: captions.map((caption) => ({
      ...caption,
      lessonId: lessonId(caption),
    })),
  })
  await keepVersions(tx, [...copyOf.values()])
  return copyOf
}
