import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { withFilipino } from 'src/lib/translations'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'
import type { FormSchema } from 'src/shared/marketing/forms/formFields'
import { schemaProblems } from 'src/shared/marketing/forms/schemaProblems'

/** The relations that a form's row shows. */
export const withFormParts = () =>
  ({
    published: { select: { number: true, schema: true } },
    watchers: { where: { userId: currentUser().id }, select: { userId: true } },
  }) satisfies Prisma.FormInclude

export type FormRow = Prisma.FormGetPayload<{
  include: ReturnType<typeof withFormParts>
}>

/** The columns with a Filipino text. */
export const formTexts = ['title', 'intro', 'successText'] as const

export const asJson = (schema: FormSchema) =>
  schema as unknown as Prisma.InputJsonObject

/** A form as staff read it. Both schemas are cleaned, so that equal ones have equal texts. */
export const asForm = ({ draft, published, watchers, ...form }: FormRow) => {
  const schema = cleanSchema(draft)
  return {
    ...withFilipino(form, ...formTexts),
    fields: schema.fields,
    problems: schemaProblems(schema, form),
    hasChanges:
      !published ||
      JSON.stringify(schema) !== JSON.stringify(cleanSchema(published.schema)),
    publishedNumber: published?.number ?? null,
    isWatched: watchers.length > 0,
  }
}

/** The form as staff read it after a change. */
export const formOf = async (tx: Tx, id: number) =>
  asForm(
    await tx.form.findUniqueOrThrow({
      where: { id },
      include: withFormParts(),
    })
  )
