import type { Form, Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { meets } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'

import {
  publishedForm,
  sentByViewer,
  stateOf,
  takesAnswers,
  unsentOf,
  type PublishedForm,
} from './openForm'

const states = {
  hidden: 'CLOSED',
  notYet: 'NOT_YET',
  open: 'OPEN',
  full: 'FULL',
  closed: 'CLOSED',
} as const

const textsOf = (form: Form) => ({
  ...form,
  title: local(form, 'title'),
  intro: local(form, 'intro'),
  successText: local(form, 'successText'),
})

const fieldsOf = (schema: Prisma.JsonValue) => cleanSchema(schema).fields

/** The response that the signed-in person began or sent. */
const mineOf = async (form: PublishedForm) => {
  if (!context.currentUser) return null
  const sent = await sentByViewer(db, form)
  if (sent)
    return {
      isSent: true,
      answers: form.allowsEdit ? sent.answers : {},
      submittedAt: sent.submittedAt,
    }
  const unsent = await db.formResponse.findFirst({ where: unsentOf(form) })
  return unsent && { isSent: false, answers: unsent.answers, submittedAt: null }
}

/** The draft as people would see it, for those who may read forms. */
const previewOf = async (slug: string) => {
  const form = await db.form.findUnique({ where: { slug } })
  if (!form || !meets({ page: ['form'] })) return null
  return {
    ...textsOf(form),
    state: 'OPEN' as const,
    fields: fieldsOf(form.draft),
    versionId: 0,
    mine: null,
  }
}

export const formBySlug = (async ({ slug, isPreview }) => {
  if (isPreview) return previewOf(slug)
  const form = await publishedForm(slug)
  if (!form) return null
  const mine = await mineOf(form)
  const state = stateOf(form)
  const isFillable =
    takesAnswers(form, { hasSent: mine?.isSent ?? false }) &&
    (!form.loginRequired || !!context.currentUser)
  return {
    ...textsOf(form),
    state: states[state],
    fields: isFillable ? fieldsOf(form.published.schema) : [],
    versionId: form.published.id,
    mine,
  }
}) satisfies QueryResolvers['formBySlug']
