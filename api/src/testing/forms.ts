import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { sendForm } from 'src/services/marketing/forms/sendForm'
import { schemaOf } from 'src/shared/marketing/forms/testForm'

let count = 0

type FormChanges = Partial<
  Omit<Prisma.FormUncheckedCreateInput, 'draft' | 'id'>
> & { fields?: Record<string, unknown>[] }

/** The fields of a form that asks for one text. */
export const oneText = [{ key: 'goal', type: 'shortText', isRequired: true }]

/** A form; it is published with its fields unless its status is DRAFT. */
export const buildForm = async ({
  fields = oneText,
  ...changes
}: FormChanges = {}) => {
  count += 1
  const schema = schemaOf(...fields) as unknown as Prisma.InputJsonObject
  const form = await db.form.create({
    data: {
      slug: `form-${count}`,
      title: `Form ${count}`,
      status: 'PUBLISHED',
      ...changes,
      draft: schema,
    },
  })
  if (form.status === 'DRAFT') return form
  const { id: publishedId } = await db.formVersion.create({
    data: { formId: form.id, number: 1, schema },
  })
  return db.form.update({ where: { id: form.id }, data: { publishedId } })
}

let keys = 0

/** A browser's key, for example 'key-000000000000000000001'. */
export const newKey = () => `key-${String((keys += 1)).padStart(21, '0')}`

/** Sends answers to the published version of a form. */
export const sendAnswers = async (
  slug: string,
  answers: object,
  key = newKey()
) => {
  const form = await db.form.findUnique({ where: { slug } })
  const versionId = form?.publishedId ?? 0
  return sendForm({ input: { slug, versionId, answers, key } })
}
