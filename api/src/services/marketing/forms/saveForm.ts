// A form's settings and draft. Publishing is in publishForm.ts.
import type { FormStatus, FormVersion } from '@prisma/client'
import type { FormInput, MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino } from 'src/lib/translations'
import { cleanSchema, isSchema } from 'src/shared/marketing/forms/cleanSchema'
import type { FormSchema } from 'src/shared/marketing/forms/formFields'
import { schemaProblems } from 'src/shared/marketing/forms/schemaProblems'
import { cutText } from 'src/shared/text/cutText'
import { isPath } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'
import { firstFree, isSlug } from 'src/shared/text/slug'

import { asJson, formOf, formTexts } from './asForm'

const TITLE_CHARACTERS = 200
const TEXT_CHARACTERS = 5_000

const checkNames = ({ title, slug }: { title: string; slug: string }) => ({
  title: !isVisible(title)
    ? ('REQUIRED' as const)
    : title.length > TITLE_CHARACTERS && ('TOO_LONG' as const),
  slug: !isSlug(slug) && ('SLUG_INVALID' as const),
})

const check = (input: FormInput) =>
  refuseInput({
    ...checkNames(input),
    intro: input.intro.length > TEXT_CHARACTERS && 'TOO_LONG',
    successText: input.successText.length > TEXT_CHARACTERS && 'TOO_LONG',
    closesAt:
      !!input.opensAt &&
      !!input.closesAt &&
      input.closesAt <= input.opensAt &&
      'INVALID',
    maxResponses:
      typeof input.maxResponses === 'number' &&
      input.maxResponses < 1 &&
      'INVALID',
    redirectUrl: !!input.redirectUrl && !isPath(input.redirectUrl) && 'INVALID',
    funnelId: input.kind === 'WAITLIST' && !input.funnelId && 'REQUIRED',
  })

const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (isMissingReference(error)) refuseInput({ funnelId: 'INVALID' })
  throw error
}

/** The journey form is for signed-in people, who send it once. */
const settled = <Terms extends { kind: FormInput['kind'] }>(input: Terms) =>
  input.kind === 'JOURNEY'
    ? { ...input, loginRequired: true, oncePer: 'USER' as const }
    : input

type Published = { status: FormStatus; published: FormVersion | null }

/** An open form stays publishable: its fields may need a signed-in person, and its kind an address. */
const refuseBrokenTerms = (
  { status, published }: Published,
  terms: FormInput
) => {
  if (status !== 'PUBLISHED' || !published) return
  if (schemaProblems(cleanSchema(published.schema), terms).length > 0)
    throw new AppError('FORM_INCOMPLETE')
}

export const createForm = (async ({ input }) => {
  refuseInput(checkNames(input))
  return inTransaction(async (tx) => {
    const { id } = await tx.form.create({
      data: {
        ...settled(input),
        watchers: { create: { userId: currentUser().id } },
      },
    })
    await logInfo(tx, {
      action: 'form.created',
      entity: 'Form',
      entityId: id,
      after: { ...input },
    })
    return formOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createForm']

export const updateForm = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(
      await tx.form.findUnique({ where: { id }, include: { published: true } })
    )
    const funnelId = input.kind === 'WAITLIST' ? input.funnelId : null
    const terms = settled({ ...input, funnelId })
    // The journey form has its effects while it is sent.
    refuseInput({
      kind:
        before.sentCount > 0 &&
        (before.kind === 'JOURNEY') !== (input.kind === 'JOURNEY') &&
        'IN_USE',
    })
    refuseBrokenTerms(before, terms)
    await tx.form.update({
      where: { id },
      data: fromFilipino(terms, ...formTexts),
    })
    await logInfo(tx, {
      action: 'form.updated',
      entity: 'Form',
      entityId: id,
      before: { title: before.title, slug: before.slug },
      after: { ...input },
    })
    return formOf(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateForm']

/** A free slug for a copy: 'survey-copy', 'survey-copy-2', … */
const copySlug = async (tx: Tx, slug: string) => {
  const start = `${slug.slice(0, 70)}-copy`
  const taken = await tx.form.findMany({
    where: { slug: { startsWith: start } },
    select: { slug: true },
  })
  return firstFree(start, new Set(taken.map((row) => row.slug)))
}

export const duplicateForm = (async ({ id }) =>
  inTransaction(async (tx) => {
    const {
      id: from,
      slug,
      title,
      draft,
      publishedId: _publishedId,
      ...form
    } = found(await tx.form.findUnique({ where: { id } }))
    const copy = await tx.form.create({
      data: {
        ...form,
        translations: form.translations ?? undefined,
        title: cutText(`${title} (copy)`, TITLE_CHARACTERS),
        slug: await copySlug(tx, slug),
        draft: asJson(cleanSchema(draft)),
        status: 'DRAFT',
        version: 0,
        sentCount: 0,
        createdAt: undefined,
        updatedAt: undefined,
      },
    })
    await logInfo(tx, {
      action: 'form.duplicated',
      entity: 'Form',
      entityId: copy.id,
      after: { from },
    })
    return formOf(tx, copy.id)
  })) satisfies MutationResolvers['duplicateForm']

/** @throws STALE_VERSION if somebody saved a newer draft */
const writeDraft = async (
  tx: Tx,
  id: number,
  version: number,
  schema: FormSchema
) => {
  const { count } = await tx.form.updateMany({
    where: { id, version },
    data: { draft: asJson(schema), version: { increment: 1 } },
  })
  if (count > 0) return
  found(await tx.form.findUnique({ where: { id }, select: { id: true } }))
  throw new AppError('STALE_VERSION')
}

export const saveFormDraft = (async ({ id, version, fields }) => {
  const raw = { fields }
  refuseInput({ fields: !isSchema(raw) && 'TOO_LONG' })
  return inTransaction(async (tx) => {
    await writeDraft(tx, id, version, cleanSchema(raw))
    await logInfo(tx, {
      action: 'form.updated',
      entity: 'Form',
      entityId: id,
      after: { version: version + 1 },
    })
    return formOf(tx, id)
  })
}) satisfies MutationResolvers['saveFormDraft']

/** Makes the fields of a published version the draft; `version` is the draft's version. */
export const restoreFormVersion = (async ({ id, version }) =>
  inTransaction(async (tx) => {
    const older = found(await tx.formVersion.findUnique({ where: { id } }))
    await writeDraft(tx, older.formId, version, cleanSchema(older.schema))
    await logInfo(tx, {
      action: 'form.restored',
      entity: 'Form',
      entityId: older.formId,
      after: { from: older.number },
    })
    return formOf(tx, older.formId)
  })) satisfies MutationResolvers['restoreFormVersion']

/** Whether the signed-in person is told of responses. */
export const watchForm = (async ({ id, isWatched }) =>
  inTransaction(async (tx) => {
    found(await tx.form.findUnique({ where: { id }, select: { id: true } }))
    const watcher = { formId: id, userId: currentUser().id }
    if (isWatched)
      await tx.formWatcher.createMany({ data: watcher, skipDuplicates: true })
    else await tx.formWatcher.deleteMany({ where: watcher })
    return formOf(tx, id)
  })) satisfies MutationResolvers['watchForm']
