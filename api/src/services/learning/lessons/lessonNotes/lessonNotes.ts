import type {
  LessonNoteInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { requireOpenLesson } from 'src/services/learning/courses/myCourses/courseToLearnIn'
import { NOTES_PER_LESSON, noteRefusals } from 'src/shared/learning/noteRules'
import type { LogVerb } from 'src/shared/reports/logWords'

const columnsOf = (input: LessonNoteInput) => {
  refuseInput(noteRefusals(input))
  return { text: input.text.trim(), positionSec: input.positionSec ?? null }
}

// The log does not contain the text of private notes.
const log = (tx: Tx, verb: LogVerb, entityId: number) =>
  logInfo(tx, { action: `lessonNote.${verb}`, entity: 'LessonNote', entityId })

// Selects by owner, so another user's note is not found.
const ownNote = async (tx: Tx, id: number) =>
  found(
    await tx.lessonNote.findFirst({ where: { id, userId: currentUser().id } })
  )

/** A learner's notes stay readable when the lesson closes again, because they are the learner's own. */
export const myLessonNotes = (({ lessonId }) =>
  db.lessonNote.findMany({
    where: { lessonId, userId: currentUser().id },
    orderBy: [{ positionSec: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: NOTES_PER_LESSON,
  })) satisfies QueryResolvers['myLessonNotes']

export const createLessonNote = (async ({ lessonId, input }) => {
  const columns = columnsOf(input)
  const userId = currentUser().id
  if (!(await withinLimit('notes-per-hour', userId)))
    throw new AppError('RATE_LIMITED')
  await requireOpenLesson(lessonId)
  return inTransaction(async (tx) => {
    // Concurrent requests of a user wait for each other here, so that a repeated request finds the first note.
    await lockRow(tx, 'User', userId)
    const same = await tx.lessonNote.findFirst({
      where: { userId, lessonId, ...columns },
    })
    if (same) return same
    const count = await tx.lessonNote.count({ where: { userId, lessonId } })
    if (count >= NOTES_PER_LESSON) throw new AppError('TOO_MANY_NOTES')
    const note = await tx.lessonNote.create({
      data: { userId, lessonId, ...columns },
    })
    await log(tx, 'created', note.id)
    return note
  })
}) satisfies MutationResolvers['createLessonNote']

export const updateLessonNote = (async ({ id, input }) => {
  const columns = columnsOf(input)
  return inTransaction(async (tx) => {
    await ownNote(tx, id)
    const note = await tx.lessonNote.update({ where: { id }, data: columns })
    await log(tx, 'updated', id)
    return note
  })
}) satisfies MutationResolvers['updateLessonNote']

export const deleteLessonNote = (async ({ id }) =>
  inTransaction(async (tx) => {
    const note = await ownNote(tx, id)
    const { count } = await tx.lessonNote.deleteMany({ where: { id } })
    if (count === 0) throw new AppError('NOT_FOUND')
    await log(tx, 'deleted', id)
    return note
  })) satisfies MutationResolvers['deleteLessonNote']
