import type { Prisma } from '@prisma/client'
import type { FormsFilter, QueryResolvers } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import { asForm, withFormParts } from './asForm'

const filters: Record<FormsFilter, Prisma.FormWhereInput> = {
  ACTIVE: { status: 'PUBLISHED' },
  INACTIVE: { status: { in: ['DRAFT', 'CLOSED'] } },
  ARCHIVED: { status: 'ARCHIVED' },
}

export const formsPage = (async (args) => {
  const text = containing(args.q)
  const where: Prisma.FormWhereInput = {
    ...(args.filter ? filters[args.filter] : { status: { not: 'ARCHIVED' } }),
    ...(text && { OR: [{ title: text }, { slug: text }] }),
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.form.findMany({ where, include: withFormParts(), ...window }),
    () => db.form.count({ where })
  )
  return { rows: rows.map(asForm), total }
}) satisfies QueryResolvers['formsPage']

export const form = (async ({ id }) => {
  const row = await db.form.findUnique({
    where: { id },
    include: withFormParts(),
  })
  return row && asForm(row)
}) satisfies QueryResolvers['form']

/** The forms that a task can name. The current choice stays available, even if it is archived. */
export const formChoices = (async ({ formId }) =>
  db.form.findMany({
    where: { OR: [{ status: { not: 'ARCHIVED' } }, { id: formId ?? 0 }] },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true },
  })) satisfies QueryResolvers['formChoices']

export const formVersions = (async ({ formId }) => {
  const rows = await db.formVersion.findMany({
    where: { formId },
    orderBy: { number: 'desc' },
    take: 50,
    select: {
      id: true,
      number: true,
      createdAt: true,
      editor: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ editor, ...row }) => ({
    ...row,
    editorName: editor && fullName(editor),
  }))
}) satisfies QueryResolvers['formVersions']
