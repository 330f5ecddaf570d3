import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withFilipino } from 'src/lib/translations'

import { asLesson, withParts } from './asLesson'
import { raiseLessonVersion } from './raiseLessonVersion'

/** How many saved versions of a lesson are kept. */
const KEPT_VERSIONS = 50

const withCaptions = { captions: true } satisfies Prisma.LessonInclude
type Saved = Prisma.LessonGetPayload<{ include: typeof withCaptions }>

/** The content that a version restores: texts and media, but not the lesson's position. */
const contentOf = ({
  name,
  shortDescription,
  description,
  translations,
  type,
  videoUrl,
  videoFileId,
  videoSeconds,
  audioFileId,
  transcript,
  embedUrl,
  isPreview,
  isRequired,
  completion,
  completionValue,
}: Saved) => ({
  name,
  shortDescription,
  description,
  translations: translations ?? undefined,
  type,
  videoUrl,
  videoFileId,
  videoSeconds,
  audioFileId,
  transcript,
  embedUrl,
  isPreview,
  isRequired,
  completion,
  completionValue,
})

const DELETE_OLDEST = command(`
    DELETE FROM "LessonVersion" v USING "Lesson" l
    WHERE l.id = ANY($1::int[]) AND v."lessonId" = l.id AND v.version <= l."baseVersion" - ${KEPT_VERSIONS}`)

/** Stores the current content of lessons as versions and deletes versions beyond the limit, in three statements. */
export const keepVersions = async (tx: Tx, ids: number[]) => {
  const rows = await tx.lesson.findMany({
    where: { id: { in: ids } },
    include: withCaptions,
  })
  await tx.lessonVersion.createMany({
    data: rows.map((row) => ({
      lessonId: row.id,
      version: row.baseVersion,
      editorId: currentUser().id,
      snapshot: row as unknown as Prisma.InputJsonValue,
    })),
  })
  await DELETE_OLDEST.run(tx, [ids])
}

/** Keeps the version of one lesson. */
export const keepVersion = (tx: Tx, lessonId: number) =>
  keepVersions(tx, [lessonId])

export const lessonVersions = (async ({ lessonId }) => {
  const rows = await db.lessonVersion.findMany({
    where: { lessonId },
    orderBy: { version: 'desc' },
    select: {
      version: true,
      createdAt: true,
      editor: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ editor, ...row }) => ({
    ...row,
    editorName: editor && `${editor.firstName} ${editor.lastName}`,
  }))
}) satisfies QueryResolvers['lessonVersions']

const findSaved = async (
  client: Pick<Tx, 'lessonVersion'>,
  lessonId: number,
  version: number
) => {
  const row = await client.lessonVersion.findUnique({
    where: { lessonId_version: { lessonId, version } },
  })
  return row && (row.snapshot as unknown as Saved)
}

export const lessonVersion = (async ({ lessonId, version }) => {
  const saved = await findSaved(db, lessonId, version)
  return (
    saved && {
      // Versions that were saved earlier lack fields that were added later.
      ...withFilipino(
        { ...saved, transcript: saved.transcript ?? '' },
        'name',
        'shortDescription',
        'description',
        'transcript'
      ),
      version,
    }
  )
}) satisfies QueryResolvers['lessonVersion']

/**
 * @throws STALE_VERSION if the lesson was saved in the meantime, LESSON_ARCHIVED, NOT_FOUND if the version does not
 * exist
 */
export const restoreLessonVersion = (async ({ id, baseVersion, version }) =>
  inTransaction(async (tx) => {
    const saved = found(await findSaved(tx, id, version))
    await raiseLessonVersion(tx, id, baseVersion)
    await tx.lesson.update({ where: { id }, data: contentOf(saved) })
    await tx.lessonCaption.deleteMany({ where: { lessonId: id } })
    await tx.lessonCaption.createMany({ data: saved.captions ?? [] })
    await keepVersion(tx, id)
    await logInfo(tx, {
      action: 'lesson.restored',
      entity: 'Lesson',
      entityId: id,
      after: { version },
    })
    return asLesson(
      await tx.lesson.findUniqueOrThrow({ where: { id }, include: withParts })
    )
  })) satisfies MutationResolvers['restoreLessonVersion']
