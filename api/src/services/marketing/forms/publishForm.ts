import type { FormStatus } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'
import { schemaProblems } from 'src/shared/marketing/forms/schemaProblems'
import type { LogVerb } from 'src/shared/reports/logWords'

import { asJson, formOf } from './asForm'

/**
 * Publishes the draft that the editor saw, and opens the form. Without changes, the form opens with its version.
 * @throws STALE_VERSION; FORM_INCOMPLETE if the schema has problems
 */
export const publishForm = (async ({ id, version }) =>
  inTransaction(async (tx) => {
    // Locks the form, so that two people cannot publish at once.
    const { count } = await tx.form.updateMany({
      where: { id, version, status: { not: 'ARCHIVED' } },
      data: { status: 'PUBLISHED' },
    })
    const row = found(
      await tx.form.findUnique({ where: { id }, include: { published: true } })
    )
    if (count === 0)
      throw new AppError(
        row.status === 'ARCHIVED' ? 'NOT_FOUND' : 'STALE_VERSION'
      )
    const schema = cleanSchema(row.draft)
    if (schemaProblems(schema, row).length > 0)
      throw new AppError('FORM_INCOMPLETE')
    const before = row.published && cleanSchema(row.published.schema)
    const isChanged = JSON.stringify(schema) !== JSON.stringify(before)
    if (isChanged) {
      const last = await tx.formVersion.aggregate({
        where: { formId: id },
        _max: { number: true },
      })
      const number = (last._max.number ?? 0) + 1
      const { id: publishedId } = await tx.formVersion.create({
        data: {
          formId: id,
          number,
          schema: asJson(schema),
          editorId: currentUser().id,
        },
      })
      await tx.form.update({ where: { id }, data: { publishedId } })
    }
    await logInfo(tx, {
      action: 'form.published',
      entity: 'Form',
      entityId: id,
      after: { version },
    })
    return formOf(tx, id)
  })) satisfies MutationResolvers['publishForm']

const changeStatus = (
  id: number,
  from: FormStatus[],
  to: (form: { publishedId: number | null }) => FormStatus,
  verb: LogVerb
) =>
  inTransaction(async (tx) => {
    const before = found(await tx.form.findUnique({ where: { id } }))
    const { count } = await tx.form.updateMany({
      where: { id, status: { in: from } },
      data: { status: to(before) },
    })
    if (count > 0)
      await logInfo(tx, {
        action: `form.${verb}`,
        entity: 'Form',
        entityId: id,
      })
    return formOf(tx, id)
  })

/** Takes no more answers; publishing opens the form again. */
export const closeForm = (({ id }) =>
  changeStatus(
    id,
    ['PUBLISHED'],
    () => 'CLOSED',
    'closed'
  )) satisfies MutationResolvers['closeForm']

/** Hides the form; its responses stay. */
export const archiveForm = (({ id }) =>
  changeStatus(
    id,
    ['DRAFT', 'PUBLISHED', 'CLOSED'],
    () => 'ARCHIVED',
    'archived'
  )) satisfies MutationResolvers['archiveForm']

export const restoreForm = (({ id }) =>
  changeStatus(
    id,
    ['ARCHIVED'],
    ({ publishedId }) => (publishedId ? 'CLOSED' : 'DRAFT'),
    'restored'
  )) satisfies MutationResolvers['restoreForm']
