import type { Prisma } from '@prisma/client'
import type {
  LessonFileInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lastPlaceOf, writeOrderOf } from 'src/lib/database/ordering'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { found, InputError, refuseInput } from 'src/lib/errors'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { ownFile } from 'src/lib/files/ownFile'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { isPlace } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'
import { categoryOf } from 'src/shared/uploads'

export const withFile = {
  file: true,
  lesson: {
    select: { id: true, name: true, unit: { select: { courseId: true } } },
  },
} satisfies Prisma.LessonFileInclude

export const asLessonFile = ({
  file,
  lesson: { unit, ...lesson },
  ...row
}: Prisma.LessonFileGetPayload<{ include: typeof withFile }>) => ({
  ...withFilipino(row, 'title'),
  lesson: { ...lesson, courseId: unit.courseId },
  file: file && asFileInfo(file, currentUser().id),
})

/** The files shown with a lesson; archived ones are hidden. */
const listed = { archivedAt: null } as const

export const lessonFiles = (async ({ lessonId }) => {
  const rows = await db.lessonFile.findMany({
    where: { lessonId, ...listed },
    orderBy: { position: 'asc' },
    include: withFile,
  })
  return rows.map(asLessonFile)
}) satisfies QueryResolvers['lessonFiles']

export const lessonFile = (async ({ id }) => {
  const row = await db.lessonFile.findFirst({
    where: { id, ...listed },
    include: withFile,
  })
  return row && asLessonFile(row)
}) satisfies QueryResolvers['lessonFile']

const check = ({ title, fileId, url }: LessonFileInput) =>
  refuseInput({
    title: !isVisible(title) && 'REQUIRED',
    fileId: (fileId == null) === !url && 'FILE_OR_LINK',
    url: !!url && !isPlace(url) && 'WEBSITE_INVALID',
  })

/** The columns of an input; the file must be the editor's own, or the current one. */
const dataOf = async (
  tx: Tx,
  { fileId, url, ...input }: LessonFileInput,
  keptFileId?: number | null
) => {
  const { title, translations, isDownloadable } = fromFilipino(input, 'title')
  const texts = { title, translations, isDownloadable }
  if (fileId == null)
    return { ...texts, fileId: null, url, category: 'web_links' as const }
  const file =
    fileId === keptFileId
      ? await tx.storedFile.findUnique({ where: { id: fileId } })
      : await ownFile(tx, fileId, currentUser().id)
  const category = file && categoryOf(file.name)
  if (!file || !category) throw new InputError({ fileId: 'FILE_OR_LINK' })
  return { ...texts, fileId, url: null, category }
}

export const createLessonFile = (async ({ lessonId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'LessonFile',
      parentId: lessonId,
    })
    const row = await tx.lessonFile.create({
      data: { lessonId, position, ...(await dataOf(tx, input)) },
      include: withFile,
    })
    await logInfo(tx, {
      action: 'lessonFile.created',
      entity: 'LessonFile',
      entityId: row.id,
      after: { lessonId, title: row.title },
    })
    return asLessonFile(row)
  })
}) satisfies MutationResolvers['createLessonFile']

export const updateLessonFile = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(
      await tx.lessonFile.findFirst({ where: { id, ...listed } })
    )
    const data = await dataOf(tx, input, before.fileId)
    const isReplaced = data.fileId !== before.fileId
    const row = await tx.lessonFile.update({
      where: { id },
      data: { ...data, ...(isReplaced ? { version: { increment: 1 } } : {}) },
      include: withFile,
    })
    await logInfo(tx, {
      action: 'lessonFile.updated',
      entity: 'LessonFile',
      entityId: id,
      before: { title: before.title, fileId: before.fileId },
      after: { title: row.title, fileId: row.fileId },
    })
    return asLessonFile(row)
  })
}) satisfies MutationResolvers['updateLessonFile']

/** Archives a lesson file; the stored file stays for older versions of the lesson. */
export const deleteLessonFile = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.lessonFile.updateMany({
      where: { id, ...listed },
      data: { archivedAt: new Date() },
    })
    const row = await tx.lessonFile.findFirst({
      where: { id },
      include: withFile,
    })
    const gone = found(count === 1 ? row : null)
    await logInfo(tx, {
      action: 'lessonFile.archived',
      entity: 'LessonFile',
      entityId: id,
    })
    return asLessonFile(gone)
  })) satisfies MutationResolvers['deleteLessonFile']

export const orderLessonFiles = (async ({ lessonId, ids }) => {
  await inTransaction(async (tx) => {
    await writeOrderOf(tx, { table: 'LessonFile', parentId: lessonId, ids })
    await logInfo(tx, {
      action: 'lessonFiles.ordered',
      entity: 'Lesson',
      entityId: lessonId,
      after: { ids },
    })
  })
  return lessonFiles({ lessonId })
}) satisfies MutationResolvers['orderLessonFiles']
