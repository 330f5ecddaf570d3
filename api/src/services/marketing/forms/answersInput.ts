// Answers as people send them, before they are checked against the form.
import { context } from '@redwoodjs/context'

import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import type { FormSchema } from 'src/shared/marketing/forms/formFields'
import type { Answers } from 'src/shared/marketing/forms/formPath'

const MOST_CHARACTERS = 200_000

/** Counts for the user, or for the address of a visitor. @throws RATE_LIMITED */
export const limitSender = async (what: 'kept-answers' | 'sent-forms') => {
  const sender = context.currentUser?.id ?? senderOf(context.visitor?.ip)
  if (!(await withinLimit(`${what}-per-hour`, sender)))
    throw new AppError('RATE_LIMITED')
}

/** The answers as a record. @throws BAD_USER_INPUT, TOO_LONG */
export const rawAnswers = (answers: unknown) => {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
    throw new AppError('BAD_USER_INPUT')
  if (JSON.stringify(answers).length > MOST_CHARACTERS)
    throw new AppError('TOO_LONG')
  return answers as Record<string, unknown>
}

const fileIdsIn = ({ fields }: FormSchema, answers: Answers) =>
  fields.flatMap(({ key, type }) =>
    type === 'file' && typeof answers[key] === 'number' ? [answers[key]] : []
  )

/**
 * The ids of the files among the answers. Only people's own files: nobody can attach the file of another person.
 * @throws INVALID by field
 */
export const refuseForeignFiles = async (
  tx: Tx,
  schema: FormSchema,
  answers: Answers
) => {
  const ids = fileIdsIn(schema, answers)
  if (ids.length === 0) return []
  const own = await tx.storedFile.findMany({
    where: { id: { in: ids }, ownerId: context.currentUser?.id ?? -1 },
    select: { id: true },
  })
  const ownIds = own.map(({ id }) => id)
  refuseInput(
    Object.fromEntries(
      schema.fields
        .filter(({ key, type }) => type === 'file' && key in answers)
        .map(({ key }) => [
          key,
          !ownIds.includes(answers[key] as number) && ('INVALID' as const),
        ])
    )
  )
  return ownIds
}
