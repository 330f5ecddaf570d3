// Responses as staff read them.
import forgetOld from 'src/jobs/accounts/forgetOld'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { buildForm, sendAnswers } from 'src/testing/forms'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import {
  formAnswerFields,
  formResponseFields,
  noteFormResponse,
  reviewFormResponses,
} from './formResponses'
import { formResponsesPage } from './formResponsesPage'
import { saveFormAnswers } from './saveFormAnswers'

const fields = [
  { key: 'mail', type: 'email' },
  { key: 'goal', type: 'shortText' },
]

const sendThree = async () => {
  const { id, slug } = await buildForm({ fields })
  for (const mail of [
    'ana@example.com',
    'ben@example.com',
    'anton@example.com',
  ])
    await sendAnswers(slug, { mail })
  const admin = await buildUser('admin', {
    firstName: 'Rosa',
    lastName: 'Diaz',
  })
  signIn(admin, 'admin')
  return { formId: id, slug, admin }
}

const emailsOf = async (args: Parameters<typeof formResponsesPage>[0]) =>
  (await formResponsesPage(args)).rows.map(({ email }) => email)

describe('the responses of a form', () => {
  scenario(
    'Stand newest first, by status and by the beginning of an address',
    async () => {
      const { formId } = await sendThree()
      expect(await emailsOf({ formId })).toEqual([
        'anton@example.com',
        'ben@example.com',
        'ana@example.com',
      ])
      expect(await emailsOf({ formId, q: 'AN', sort: 'SUBMITTED_AT' })).toEqual(
        ['ana@example.com', 'anton@example.com']
      )
      expect(await emailsOf({ formId, q: '%' })).toEqual([])
      expect(await emailsOf({ formId, filter: 'REVIEWED' })).toEqual([])
      const [{ id }] = (await formResponsesPage({ formId })).rows
      await reviewFormResponses({ ids: [id], status: 'ARCHIVED' })
      expect(await emailsOf({ formId })).toHaveLength(2)
      expect(await emailsOf({ formId, filter: 'ARCHIVED' })).toHaveLength(1)
    }
  )

  scenario('Are read with as many statements as a single one', async () => {
    const { formId } = await sendThree()
    const count = await statementsOf(() => formResponsesPage({ formId }))
    expect(count).toBeLessThanOrEqual(6)
  })

  scenario(
    'Are reviewed, archived and taken back together, each logged once',
    async () => {
      const { formId, admin } = await sendThree()
      const ids = (await formResponsesPage({ formId })).rows.map(({ id }) => id)
      const shown = async () =>
        (await formResponsesPage({ formId })).rows.find(
          ({ id }) => id === ids[0]
        )
      const review = () => reviewFormResponses({ ids, status: 'REVIEWED' })
      const counts = await Promise.all([review(), review()])
      expect(Math.max(...counts)).toBe(3)
      expect(
        await db.infoLog.count({ where: { action: 'form.checked' } })
      ).toBe(3)
      expect(await shown()).toMatchObject({
        status: 'REVIEWED',
        reviewerName: 'Rosa Diaz',
        reviewerId: admin.id,
        versionNumber: 1,
      })
      expect(await formResponseFields({ id: ids[0] })).toMatchObject(fields)
      expect(await formAnswerFields({ formId })).toMatchObject(fields)
      await reviewFormResponses({ ids, status: 'SUBMITTED' })
      expect(await shown()).toMatchObject({
        status: 'SUBMITTED',
        reviewerName: null,
      })
      await expect(
        reviewFormResponses({ ids, status: 'PARTIAL' })
      ).rejects.toMatchObject(refusal('BAD_USER_INPUT'))
    }
  )

  scenario('Keep a note of staff', async () => {
    const { formId } = await sendThree()
    const [{ id }] = (await formResponsesPage({ formId })).rows
    expect(await noteFormResponse({ id, note: ' Call back ' })).toMatchObject({
      note: 'Call back',
    })
    await expect(
      noteFormResponse({ id: 999_999, note: 'x' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('That nobody sent are deleted after 90 days', async () => {
    const { id, slug } = await buildForm({ fields })
    for (const person of [await buildUser(), await buildUser()]) {
      signIn(person)
      await saveFormAnswers({ slug, answers: { goal: 'x' } })
    }
    const [old] = await db.formResponse.findMany({ where: { formId: id } })
    await db.formResponse.update({
      where: { id: old.id },
      data: { updatedAt: earlier(new Date(), 91, 'day') },
    })
    await forgetOld()
    expect(await db.formResponse.count({ where: { formId: id } })).toBe(1)
    expect(await db.formResponse.count({ where: { id: old.id } })).toBe(0)
  })
})
