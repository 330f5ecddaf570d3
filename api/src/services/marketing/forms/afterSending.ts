// The effects of a sent form besides being kept.
import type { Form } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { Tx } from 'src/lib/db'
import { notify, titled } from 'src/lib/notices'
import { viewerLang } from 'src/lib/translations'
import { enterJourney } from 'src/services/community/journey/enterJourney'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import { meantFacebookProfile } from 'src/shared/accounts/contact'
import { sexes } from 'src/shared/accounts/profileRules'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import type { FormSchema } from 'src/shared/marketing/forms/formFields'
import type { Address, Answers } from 'src/shared/marketing/forms/formPath'

type Sent = {
  form: Form
  schema: FormSchema
  answers: Answers
  email: string
  /** False if the person changed a response that was already sent. */
  isFirst: boolean
}

const profileOf = ({ fields }: FormSchema, answers: Answers) => {
  const given = new Map(
    fields.flatMap(({ key, profile }) =>
      profile && answers[key] !== undefined ? [[profile, answers[key]]] : []
    )
  )
  const textOf = (key: Parameters<typeof given.get>[0]) => {
    const answer = given.get(key)
    return typeof answer === 'string' ? answer : undefined
  }
  const address = given.get('address') as Address | undefined
  const birthdate = textOf('birthdate')
  const facebookProfile = textOf('facebookProfile')
  return {
    facebookProfile: facebookProfile && meantFacebookProfile(facebookProfile),
    profile: {
      middleName: textOf('middleName'),
      suffix: textOf('suffix'),
      sex: sexes.find((sex) => sex === textOf('sex')),
      birthdate: birthdate === undefined ? undefined : dateColumnOf(birthdate),
      mobileNumber: textOf('mobileNumber'),
      city: address?.city,
      state: address?.province,
    },
  }
}

/** Fills the columns of the profile that the form asks for; unanswered ones stay as they are. */
const fillProfile = async (
  tx: Tx,
  userId: number,
  { schema, answers }: Pick<Sent, 'schema' | 'answers'>
) => {
  const { facebookProfile, profile } = profileOf(schema, answers)
  if (facebookProfile !== undefined)
    await tx.user.update({ where: { id: userId }, data: { facebookProfile } })
  if (Object.values(profile).some((value) => value !== undefined))
    await tx.userProfile.upsert({
      where: { userId },
      create: { userId, ...profile },
      update: profile,
    })
}

/** Marks the journey form as sent, and places its member. @returns the number of the stage, if they were placed */
const beginJourney = async (tx: Tx, userId: number) => {
  await tx.user.updateMany({
    where: { id: userId, journeyFormSentAt: null },
    data: { journeyFormSentAt: new Date() },
  })
  // The levels that count today, those of purchases among them.
  const isMember = context.currentUser?.accessLevels.some(
    ({ id }) => id === 'member'
  )
  return isMember ? enterJourney(tx, userId) : null
}

const joinWaitlist = async (tx: Tx, { form, email }: Sent) => {
  const funnel = await tx.funnel.findFirst({
    where: {
      id: form.funnelId ?? '',
      status: { in: ['PUBLISHED', 'CLOSED'] },
    },
    select: { id: true },
  })
  if (!funnel) return
  await tx.waitlistEntry.createMany({
    data: {
      funnelId: funnel.id,
      email,
      name: context.currentUser
        ? `${context.currentUser.firstName} ${context.currentUser.lastName}`
        : '',
      language: viewerLang(),
    },
    skipDuplicates: true,
  })
}

/** Tells those who watch the form, once a day. */
const tellWatchers = async (tx: Tx, form: Form) => {
  const watchers = await tx.formWatcher.findMany({
    where: { formId: form.id, user: { archivedAt: null } },
    select: { userId: true },
    orderBy: { userId: 'asc' },
  })
  for (const { userId } of watchers)
    await notify(tx, userId, {
      kind: 'FORM_SENT',
      facts: titled(form),
      path: `/forms/${form.id}?tab=responses`,
      key: `form-${form.id}-${manilaToday()}`,
    })
}

/**
 * Fills the profile, completes tasks that name the form, begins the journey, joins the waiting list and tells those who
 * watch the form.
 * @returns the number of the stage on which the member was placed, or null
 */
export const afterSending = async (tx: Tx, sent: Sent) => {
  const { form, isFirst } = sent
  const userId = context.currentUser?.id
  if (form.kind === 'WAITLIST' && sent.email) await joinWaitlist(tx, sent)
  if (isFirst) await tellWatchers(tx, form)
  if (!userId) return null
  await fillProfile(tx, userId, sent)
  // XP that staff took back does not come again by a changed answer.
  if (isFirst)
    await completeTasksBy(tx, { kind: 'form', id: form.id, userIds: [userId] })
  return form.kind === 'JOURNEY' ? beginJourney(tx, userId) : null
}
