import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { cleanSchema } from 'api/src/shared/marketing/forms/cleanSchema'

import { journeyForm, survey, type SeededForm } from './content/forms'
import { both, type Both } from './content/text'

const text = ([en, fil]: Both) => ({ en, fil })

const schemaOf = ({ fields }: SeededForm) =>
  cleanSchema({
    fields: fields.map(({ label, help, options, ...field }) => ({
      ...field,
      label: text(label),
      help: help && text(help),
      options: options?.map(([value, en, fil]) => ({
        value,
        label: text([en, fil]),
      })),
    })),
  }) as unknown as Prisma.InputJsonObject

/** Publishes a form unless its address is taken: a school's own changes stay. */
const seedForm = async (form: SeededForm) => {
  const { slug, kind, title, intro, successText } = form
  const draft = schemaOf(form)
  const [added] = await db.form.createManyAndReturn({
    data: {
      slug,
      kind,
      ...both({ title, intro, successText }),
      draft,
      status: 'PUBLISHED',
      ...(kind === 'JOURNEY' && { loginRequired: true, oncePer: 'USER' }),
    },
    skipDuplicates: true,
  })
  if (!added) return 0
  const { id: publishedId } = await db.formVersion.create({
    data: { formId: added.id, number: 1, schema: draft },
  })
  await db.form.update({ where: { id: added.id }, data: { publishedId } })
  return 1
}

/** The journey form always, and a survey in the demo. */
export const seedForms = async (isDemo: boolean) => {
  const forms = isDemo ? [journeyForm, survey] : [journeyForm]
  let added = 0
  for (const form of forms) added += await seedForm(form)
  return { added, total: forms.length }
}
