import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { keepAnswers } from 'src/shared/marketing/forms/checkAnswers'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'

import { limitSender, rawAnswers, refuseForeignFiles } from './answersInput'
import { formToFill, sentByViewer, unsentOf } from './openForm'

/**
 * Keeps what the signed-in person has written so far, for any of their devices; the last one to write wins.
 * @returns false if they have sent the form meanwhile
 * @throws NOT_FOUND, FORM_CLOSED, FORM_FULL, RATE_LIMITED; INVALID by field
 */
export const saveFormAnswers = (async ({ slug, answers: raw }) => {
  await limitSender('kept-answers')
  const form = await formToFill(slug)
  const schema = cleanSchema(form.published.schema)
  const answers = keepAnswers(schema, rawAnswers(raw))
  return inTransaction(async (tx) => {
    if (await sentByViewer(tx, form)) return false
    await refuseForeignFiles(tx, schema, answers)
    const data = { answers, versionId: form.published.id }
    const where = unsentOf(form)
    // A partial unique index lets one of two devices create the row; the other one then updates it.
    await tx.formResponse.createMany({
      data: { ...where, ...data, email: currentUser().email },
      skipDuplicates: true,
    })
    await tx.formResponse.updateMany({ where, data })
    return true
  })
}) satisfies MutationResolvers['saveFormAnswers']
