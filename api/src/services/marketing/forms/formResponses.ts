import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { answerFields } from 'src/shared/marketing/forms/answerFields'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'

import { asResponse, withResponseParts } from './asResponse'

const MOST_AT_ONCE = 100
const NOTE_CHARACTERS = 2_000

const responseOf = async (id: number) =>
  db.formResponse.findUnique({ where: { id }, include: withResponseParts })

const MOST_VERSIONS = 50

/** The fields of all published versions, so that no answer is missing in a list or a file. */
export const formAnswerFields = (async ({ formId }) => {
  const versions = await db.formVersion.findMany({
    where: { formId },
    orderBy: { number: 'desc' },
    take: MOST_VERSIONS,
    select: { number: true, schema: true },
  })
  return answerFields(versions)
}) satisfies QueryResolvers['formAnswerFields']

export const formResponseFields = (async ({ id }) => {
  const { version } = found(
    await db.formResponse.findUnique({
      where: { id },
      select: { version: { select: { schema: true } } },
    })
  )
  return cleanSchema(version.schema).fields
}) satisfies QueryResolvers['formResponseFields']

/** Marks sent responses as reviewed, archives them, or takes that back; unsent ones stay as they are. */
export const reviewFormResponses = (async ({ ids, status }) => {
  if (status === 'PARTIAL') throw new AppError('BAD_USER_INPUT')
  refuseInput({ ids: ids.length > MOST_AT_ONCE && 'TOO_LONG' })
  return inTransaction(async (tx) => {
    const rows = await tx.formResponse.findMany({
      where: { id: { in: ids }, status: { notIn: ['PARTIAL', status] } },
      orderBy: { id: 'asc' },
      select: { id: true, status: true },
    })
    for (const row of rows) {
      const { count } = await tx.formResponse.updateMany({
        where: { id: row.id, status: row.status },
        data: {
          status,
          reviewerId: status === 'SUBMITTED' ? null : currentUser().id,
        },
      })
      if (count === 0) continue
      await logInfo(tx, {
        action: 'form.checked',
        entity: 'FormResponse',
        entityId: row.id,
        before: { status: row.status },
        after: { status },
      })
    }
    return rows.length
  })
}) satisfies MutationResolvers['reviewFormResponses']

export const noteFormResponse = (async ({ id, note }) => {
  refuseInput({ note: note.length > NOTE_CHARACTERS && 'TOO_LONG' })
  await inTransaction(async (tx) => {
    const { count } = await tx.formResponse.updateMany({
      where: { id },
      data: { note: note.trim() },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'form.updated',
      entity: 'FormResponse',
      entityId: id,
      after: { note: note.trim() },
    })
  })
  return asResponse(found(await responseOf(id)))
}) satisfies MutationResolvers['noteFormResponse']
