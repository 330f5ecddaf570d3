import type { MutationResolvers, TranslatedEntity } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { composed, keysOf } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { PageFlag } from 'src/shared/access/permissions'

/** The page flag for editing each entity. It is also needed to confirm a translation. */
const editors: Record<TranslatedEntity, PageFlag> = {
  Course: 'editCourse',
  Track: 'editCourse',
  Unit: 'editCourse',
  Lesson: 'editLesson',
  LessonFile: 'editLessonFile',
  Stage: 'editStage',
  Task: 'editStage',
  Event: 'editEvent',
  ResourceFile: 'editResourceFile',
  ResourceFolder: 'editResourceFile',
}

// The column must be a key of the row's translations.
const CONFIRM = composed(
  ({
    entity,
    id,
    column,
  }: {
    entity: TranslatedEntity
    id: number
    column: string
  }) => ({
    text: `
      UPDATE "${entity}" kept SET translations = jsonb_set(kept.translations, ARRAY['of', $1], to_jsonb(md5(to_jsonb(kept) ->> $1)))
      WHERE kept.id = $2 AND kept.translations -> 'fil' ? $1 AND kept.translations ? 'of'`,
    values: [column, id],
  }),
  {},
  keysOf(editors).map((entity) => ({ entity, id: 1, column: 'title' }))
)

/** @throws NOT_FOUND if there is no such translation, or if the viewer may not edit the text */
export const confirmTranslation = (async ({ entity, id, column }) => {
  if (!currentUser().pageAccess[editors[entity]])
    throw new AppError('NOT_FOUND')
  return inTransaction(async (tx) => {
    const count = await CONFIRM.count(tx, { entity, id, column })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'translation.confirmed',
      entity,
      entityId: id,
      after: { column },
    })
    return true
  })
}) satisfies MutationResolvers['confirmTranslation']
