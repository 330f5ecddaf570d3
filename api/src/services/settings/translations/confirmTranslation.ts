import { Prisma } from '@prisma/client'
import type { MutationResolvers, TranslatedEntity } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { inTransaction } from 'src/lib/transaction'
import type { PageFlag } from 'src/shared/permissions'

/** The flag for editing a text is also the one for confirming its translation. */
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

/** @throws NOT_FOUND without such a translation, or if the viewer may not edit the text */
export const confirmTranslation = (async ({ entity, id, column }) => {
  if (!currentUser().pageAccess[editors[entity]])
    throw new AppError('NOT_FOUND')
  return inTransaction(async (tx) => {
    // The entity comes from the enum above; the column must be a key of the row's translations.
    const table = Prisma.raw(`"${entity}"`)
    const count = await tx.$executeRaw`
      UPDATE ${table} kept SET translations = jsonb_set(kept.translations, ARRAY['of', ${column}], to_jsonb(md5(to_jsonb(kept) ->> ${column})))
      WHERE kept.id = ${id} AND kept.translations -> 'fil' ? ${column} AND kept.translations ? 'of'`
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
