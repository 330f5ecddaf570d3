import { createHash } from 'node:crypto'

import type { Form, FormVersion } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { formState } from 'src/shared/marketing/forms/formState'

export type PublishedForm = Form & { published: FormVersion }

/** The published form at an address; null if there is none, or if it is hidden. */
export const publishedForm = async (
  slug: string
): Promise<PublishedForm | null> => {
  const row = await db.form.findUnique({
    where: { slug },
    include: { published: true },
  })
  const { published } = row ?? {}
  return row && published && stateOf(row) !== 'hidden'
    ? { ...row, published }
    : null
}

export const stateOf = (form: Form) =>
  formState(form, form.sentCount, new Date())

/** Who sent a form may change it while it is full, but not once it is closed. */
export const takesAnswers = (
  form: Form,
  { hasSent }: { hasSent: boolean }
): boolean => {
  const state = stateOf(form)
  return state === 'open' || (state === 'full' && form.allowsEdit && hasSent)
}

/** A form that takes answers from the viewer. @throws NOT_FOUND, FORM_CLOSED, FORM_FULL, UNAUTHENTICATED */
export const formToFill = async (slug: string) => {
  const form = found(await publishedForm(slug))
  const state = stateOf(form)
  if (
    state === 'full' &&
    !takesAnswers(form, { hasSent: (await sentByViewer(db, form)) !== null })
  )
    throw new AppError('FORM_FULL')
  if (state !== 'open' && state !== 'full') throw new AppError('FORM_CLOSED')
  if (form.loginRequired && !context.currentUser)
    throw new AppError('UNAUTHENTICATED')
  return form
}

/** A key from the browser: random and long enough that nobody guesses it. */
const KEY = /^[\w-]{20,80}$/

/** The hash of the key of a sending, which is unique. @throws BAD_USER_INPUT */
export const hashOfKey = (key: string) => {
  if (!KEY.test(key)) throw new AppError('BAD_USER_INPUT')
  return createHash('sha256').update(`form:${key}`).digest('hex')
}

/** The unsent response of the signed-in person; matches none for a visitor. */
export const unsentOf = ({ id: formId }: Pick<Form, 'id'>) => ({
  formId,
  userId: context.currentUser?.id ?? -1,
  status: 'PARTIAL' as const,
})

/**
 * Names who sends a form that may be sent once: the account of a signed-in person, and the address of a visitor. So nobody
 * reads or blocks the response of an account by writing its address.
 */
export const onceKeyOf = (form: Pick<Form, 'oncePer'>, email: string) => {
  if (form.oncePer === 'NONE') return null
  const userId = context.currentUser?.id
  if (userId) return `user:${userId}`
  return form.oncePer === 'EMAIL' && email ? `email:${email}` : null
}

/** The response that the viewer has sent to a form that each person sends once. */
export const sentByViewer = async (client: Tx | typeof db, form: Form) => {
  const viewer = context.currentUser
  const onceKey = viewer && onceKeyOf(form, viewer.email)
  return onceKey
    ? client.formResponse.findUnique({
        where: { formId_onceKey: { formId: form.id, onceKey } },
      })
    : null
}
