import type { Form, FormResponse, Prisma } from '@prisma/client'
import type { FormAnswersInput, MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { local } from 'src/lib/translations'
import { checkAnswers } from 'src/shared/marketing/forms/checkAnswers'
import { cleanSchema } from 'src/shared/marketing/forms/cleanSchema'
import type { FormSchema } from 'src/shared/marketing/forms/formFields'
import type { Answers } from 'src/shared/marketing/forms/formPath'

import { afterSending } from './afterSending'
import { limitSender, rawAnswers, refuseForeignFiles } from './answersInput'
import {
  formToFill,
  hashOfKey,
  onceKeyOf,
  sentByViewer,
  unsentOf,
} from './openForm'

/** The address of the viewer, or the first one that a visitor wrote. */
const emailOf = ({ fields }: FormSchema, answers: Answers) => {
  if (context.currentUser) return context.currentUser.email
  const first = fields.find(
    ({ key, type }) => type === 'email' && typeof answers[key] === 'string'
  )
  return first ? String(answers[first.key]) : ''
}

/** Takes one of the places that are left. @throws FORM_FULL, FORM_CLOSED */
const takePlace = async (tx: Tx, { id, maxResponses }: Form) => {
  const { count } = await tx.form.updateMany({
    where: {
      id,
      status: 'PUBLISHED',
      ...(maxResponses !== null && { sentCount: { lt: maxResponses } }),
    },
    data: { sentCount: { increment: 1 } },
  })
  if (count > 0) return
  const isOpen = await tx.form.count({ where: { id, status: 'PUBLISHED' } })
  throw new AppError(isOpen > 0 ? 'FORM_FULL' : 'FORM_CLOSED')
}

type Sending = {
  form: Form
  keyHash: string
  onceKey: string | null
  data: Pick<
    Prisma.FormResponseUncheckedCreateInput,
    'answers' | 'email' | 'versionId'
  >
}

/** Turns the viewer's unsent response into a sent one, or writes a new one. */
const writeSent = async (
  tx: Tx,
  { form, keyHash, onceKey, data }: Sending
): Promise<number> => {
  const unsent = await tx.formResponse.findFirst({
    where: unsentOf(form),
    select: { id: true },
  })
  const sent = {
    ...data,
    keyHash,
    onceKey,
    status: 'SUBMITTED',
    submittedAt: new Date(),
  } as const
  if (!unsent) {
    const { id } = await tx.formResponse.create({
      data: { ...sent, formId: form.id, userId: context.currentUser?.id },
    })
    return id
  }
  const { count } = await tx.formResponse.updateMany({
    where: { id: unsent.id, status: 'PARTIAL' },
    data: sent,
  })
  // Another request sent it between the two statements.
  if (count === 0) throw new AppError('FORM_ANSWERED')
  return unsent.id
}

/** Replaces the answers of a response that its person may change; staff look at it again unless they have archived it. */
const rewriteSent = async (
  tx: Tx,
  { id, status }: Pick<FormResponse, 'id' | 'status'>,
  { data }: Pick<Sending, 'data'>
) => {
  await tx.formResponse.update({
    where: { id },
    data: {
      ...data,
      ...(status !== 'ARCHIVED' && { status: 'SUBMITTED', reviewerId: null }),
    },
  })
  await tx.formResponseFile.deleteMany({ where: { responseId: id } })
  return id
}

const send = async (
  tx: Tx,
  input: FormAnswersInput,
  form: Awaited<ReturnType<typeof formToFill>>
) => {
  const schema = cleanSchema(form.published.schema)
  const { answers, refusals } = checkAnswers(schema, rawAnswers(input.answers))
  refuseInput(refusals)
  const fileIds = await refuseForeignFiles(tx, schema, answers)
  const email = emailOf(schema, answers)
  const before = await sentByViewer(tx, form)
  if (before && !form.allowsEdit) throw new AppError('FORM_ANSWERED')
  const sending: Sending = {
    form,
    keyHash: hashOfKey(input.key),
    onceKey: onceKeyOf(form, email),
    data: { answers, email, versionId: form.published.id },
  }
  if (!before) await takePlace(tx, form)
  const responseId = before
    ? await rewriteSent(tx, before, sending)
    : await writeSent(tx, sending)
  await tx.formResponseFile.createMany({
    data: fileIds.map((fileId) => ({ responseId, fileId })),
    skipDuplicates: true,
  })
  await logInfo(tx, {
    action: 'form.submitted',
    entity: 'FormResponse',
    entityId: responseId,
    after: { formId: form.id },
  })
  return afterSending(tx, { form, schema, answers, email, isFirst: !before })
}

/**
 * Whether a second request was the same sending, or a visitor's address was used before. A visitor is not told so: the
 * answer would reveal who has sent the form.
 */
const isRepeated = (error: unknown) =>
  isUniqueViolation(error, 'keyHash') ||
  (isUniqueViolation(error, 'onceKey') && !context.currentUser)

const thanksOf = (form: Form) => ({
  successText: local(form, 'successText'),
  redirectUrl: form.redirectUrl,
  stageNumber: null as number | null,
})

/** The form whose response was sent with this key before; the answer may have been lost. */
const sentWith = async ({ slug, key }: FormAnswersInput) => {
  const response = await db.formResponse.findUnique({
    where: { keyHash: hashOfKey(key) },
    select: { form: true },
  })
  return response?.form.slug === slug ? response.form : null
}

/**
 * Sends a form. Sending again with the same key changes nothing.
 * @throws NOT_FOUND, FORM_CLOSED, FORM_FULL, FORM_ANSWERED; FORM_CHANGED if the answers are for an older version;
 * the answers' refusals by field
 */
export const sendForm = (async ({ input }) => {
  await limitSender('sent-forms')
  const sent = await sentWith(input)
  if (sent) return thanksOf(sent)
  const form = await formToFill(input.slug)
  if (form.published.id !== input.versionId) throw new AppError('FORM_CHANGED')
  try {
    const stageNumber = await inTransaction((tx) => send(tx, input, form))
    return { ...thanksOf(form), stageNumber }
  } catch (error) {
    if (isRepeated(error)) return thanksOf(form)
    if (isUniqueViolation(error, 'onceKey')) throw new AppError('FORM_ANSWERED')
    throw error
  }
}) satisfies MutationResolvers['sendForm']
