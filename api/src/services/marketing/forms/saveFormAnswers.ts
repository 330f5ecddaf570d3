import type { MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { inTransaction } from 'src/lib/database/transaction'
import { keepAnswers } from 'src/shared/marketing/forms/checkAnswers'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'

import { limitSender, rawAnswers, refuseForeignFiles } from './answersInput'
import { formToFill, hashOfKey, sentByViewer, unsentOf } from './openForm'

/** Keeps what was written so far. Answers of a response that was sent meanwhile are not touched. */
export const saveFormAnswers = (async ({ input }) => {
  await limitSender('kept')
  const form = await formToFill(input.slug)
  const keyHash = hashOfKey(input.key)
  const schema = cleanSchema(form.published.schema)
  const answers = keepAnswers(schema, rawAnswers(input.answers))
  const userId = context.currentUser?.id ?? null
  const unsent = unsentOf(form, keyHash)
  return inTransaction(async (tx) => {
    if (await sentByViewer(tx, form)) return false
    await refuseForeignFiles(tx, schema, answers)
    const data = { answers, versionId: form.published.id }
    const { count } = await tx.formResponse.updateMany({
      where: unsent ?? { id: -1 },
      data,
    })
    if (count > 0) return true
    const [created] = await tx.formResponse.createManyAndReturn({
      data: {
        ...data,
        formId: form.id,
        userId,
        keyHash: userId ? null : keyHash,
        email: context.currentUser?.email ?? '',
      },
      skipDuplicates: true,
    })
    return created !== undefined
  })
}) satisfies MutationResolvers['saveFormAnswers']
