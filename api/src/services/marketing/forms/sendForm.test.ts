// Forms as people fill them in.
import { context } from '@redwoodjs/context'

import type { CurrentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import {
  buildBatch,
  buildFile,
  buildFunnel,
  buildInvoice,
} from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildForm, newKey, sendAnswers } from 'src/testing/forms'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { formBySlug } from './formBySlug'
import { saveFormAnswers } from './saveFormAnswers'
import { sendForm } from './sendForm'

const send = sendAnswers
const keep = (slug: string, answers: object) =>
  saveFormAnswers({ slug, answers })

const responsesOf = (formId: number) =>
  db.formResponse.findMany({ where: { formId }, orderBy: { id: 'asc' } })

describe('a public form', () => {
  scenario('Is read and sent by a visitor, once with each key', async () => {
    const { id, slug } = await buildForm({ successText: 'Thank you' })
    expect(await formBySlug({ slug })).toMatchObject({
      state: 'OPEN',
      fields: [{ key: 'goal' }],
      mine: null,
    })
    const key = newKey()
    const answers = { goal: ' First client ', other: 1 }
    expect(await send(slug, answers, key)).toMatchObject({
      successText: 'Thank you',
      stageNumber: null,
    })
    await send(slug, answers, key)
    await Promise.all([send(slug, answers, key), send(slug, answers, key)])
    expect(await responsesOf(id)).toMatchObject([
      {
        status: 'SUBMITTED',
        answers: { goal: 'First client' },
        userId: null,
        submittedAt: expect.any(Date),
      },
    ])
    await send(slug, answers)
    expect(await db.form.findUnique({ where: { id } })).toMatchObject({
      sentCount: 2,
    })
  })

  scenario('Thanks for what arrived, though its reply was lost', async () => {
    const { id, slug } = await buildForm({ maxResponses: 1 })
    const key = newKey()
    await send(slug, { goal: 'x' }, key)
    await db.form.update({ where: { id }, data: { successText: 'Thanks' } })
    expect(await send(slug, { goal: 'x' }, key)).toMatchObject({
      successText: 'Thanks',
    })
  })

  scenario('Refuses answers to an older version', async () => {
    const { id, slug } = await buildForm()
    await expect(
      sendForm({
        input: { slug, versionId: 0, answers: { goal: 'x' }, key: newKey() },
      })
    ).rejects.toMatchObject(refusal('FORM_CHANGED'))
    expect(await responsesOf(id)).toEqual([])
  })

  scenario(
    'Shows the answers of a visitor to nobody with their address',
    async () => {
      const { id, slug } = await buildForm({
        oncePer: 'EMAIL',
        allowsEdit: true,
        fields: [{ key: 'mail', type: 'email', isRequired: true }],
      })
      const member = await buildUser()
      await send(slug, { mail: member.email })
      signIn(member)
      expect(await formBySlug({ slug })).toMatchObject({ mine: null })
      await send(slug, { mail: member.email })
      await send(slug, { mail: 'other@example.com' })
      expect(await responsesOf(id)).toMatchObject([
        { userId: null, answers: { mail: member.email } },
        { userId: member.id, answers: { mail: 'other@example.com' } },
      ])
    }
  )

  scenario('Names each wrong answer at its field', async () => {
    const { id, slug } = await buildForm({
      fields: [
        { key: 'goal', type: 'shortText', isRequired: true },
        { key: 'mail', type: 'email' },
      ],
    })
    await expect(send(slug, { mail: 'ana' })).rejects.toMatchObject(
      refusedFields({ goal: 'REQUIRED', mail: 'EMAIL_INVALID' })
    )
    for (const answers of [null, 'x', []])
      await expect(send(slug, answers as never)).rejects.toMatchObject(
        refusal('BAD_USER_INPUT')
      )
    await expect(send(slug, { goal: 'x' }, 'short')).rejects.toMatchObject(
      refusal('BAD_USER_INPUT')
    )
    expect(await responsesOf(id)).toEqual([])
  })

  for (const [what, changes, code] of [
    ['a draft', { status: 'DRAFT' }, 'NOT_FOUND'],
    ['an archived form', { status: 'ARCHIVED' }, 'NOT_FOUND'],
    ['a closed form', { status: 'CLOSED' }, 'FORM_CLOSED'],
    [
      'a form that opens later',
      { opensAt: new Date('2999-01-01') },
      'FORM_CLOSED',
    ],
    [
      'a form whose time is over',
      { closesAt: new Date('2020-01-01') },
      'FORM_CLOSED',
    ],
    ['a full form', { maxResponses: 1, sentCount: 1 }, 'FORM_FULL'],
    ['a form for signed-in people', { loginRequired: true }, 'UNAUTHENTICATED'],
  ] as const)
    scenario(`Takes no answer if it is ${what}`, async () => {
      const { slug } = await buildForm(changes)
      await expect(send(slug, { goal: 'x' })).rejects.toMatchObject(
        refusal(code)
      )
      if (code !== 'UNAUTHENTICATED') {
        signIn(await buildUser())
        await expect(keep(slug, { goal: 'x' })).rejects.toMatchObject(
          refusal(code)
        )
      }
      expect((await formBySlug({ slug }))?.fields ?? []).toEqual([])
    })

  scenario(
    'Takes only as many responses as it has places, at once',
    async () => {
      const { id, slug } = await buildForm({ maxResponses: 2 })
      const results = await Promise.allSettled(
        [1, 2, 3, 4].map((number) => send(slug, { goal: `${number}` }))
      )
      expect(
        results.filter(({ status }) => status === 'fulfilled')
      ).toHaveLength(2)
      expect(await responsesOf(id)).toHaveLength(2)
      expect(await formBySlug({ slug })).toMatchObject({ state: 'FULL' })
    }
  )

  scenario(
    'Takes each address once, and tells no visitor who has sent it',
    async () => {
      const { id, slug } = await buildForm({
        oncePer: 'EMAIL',
        fields: [{ key: 'mail', type: 'email', isRequired: true }],
      })
      await send(slug, { mail: 'Ana@example.com' })
      expect(await send(slug, { mail: 'ana@example.com' })).toMatchObject({
        stageNumber: null,
      })
      expect(await responsesOf(id)).toHaveLength(1)
      expect(await db.form.findUnique({ where: { id } })).toMatchObject({
        sentCount: 1,
      })
    }
  )

  scenario(
    'Puts a visitor on the waiting list of its funnel once',
    async () => {
      const funnel = await buildFunnel()
      const { slug } = await buildForm({
        kind: 'WAITLIST',
        funnelId: funnel.id,
        fields: [{ key: 'mail', type: 'email', isRequired: true }],
      })
      for (const key of [newKey(), newKey()])
        await send(slug, { mail: 'ana@example.com' }, key)
      expect(
        await db.waitlistEntry.findMany({ where: { funnelId: funnel.id } })
      ).toMatchObject([{ email: 'ana@example.com' }])
    }
  )

  scenario(
    'Shows its draft to staff who read forms, and to nobody else',
    async () => {
      const { slug } = await buildForm({ status: 'DRAFT' })
      const preview = () => formBySlug({ slug, isPreview: true })
      expect(await preview()).toBeNull()
      signIn(await buildUser())
      expect(await preview()).toBeNull()
      signIn(await buildUser('admin'), 'admin')
      expect(await preview()).toMatchObject({ fields: [{ key: 'goal' }] })
    }
  )
})

describe('a form for signed-in people', () => {
  const once = { loginRequired: true, oncePer: 'USER' } as const

  scenario(
    'Begins on one device, goes on elsewhere and is sent once',
    async () => {
      const { id, slug } = await buildForm(once)
      const member = await buildUser()
      signIn(member)
      await Promise.all([keep(slug, { goal: 'A' }), keep(slug, { goal: 'A' })])
      expect(await formBySlug({ slug })).toMatchObject({
        mine: { isSent: false, answers: { goal: 'A' } },
      })
      const results = await Promise.allSettled([
        send(slug, { goal: 'B' }),
        send(slug, { goal: 'B' }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(send(slug, { goal: 'C' })).rejects.toMatchObject(
        refusal('FORM_ANSWERED')
      )
      expect(await responsesOf(id)).toMatchObject([
        { userId: member.id, email: member.email, answers: { goal: 'B' } },
      ])
      expect(await formBySlug({ slug })).toMatchObject({
        mine: { isSent: true, answers: {} },
      })
      expect(await keep(slug, { goal: 'D' })).toBe(false)
    }
  )

  scenario('Shows nobody the answers of another person', async () => {
    const { slug } = await buildForm({ ...once, allowsEdit: true })
    signIn(await buildUser())
    await send(slug, { goal: 'Mine' })
    expect(await formBySlug({ slug })).toMatchObject({
      mine: { isSent: true, answers: { goal: 'Mine' } },
    })
    signIn(await buildUser())
    expect(await formBySlug({ slug })).toMatchObject({ mine: null })
  })

  scenario(
    'Is changed by its sender where it allows that, even when full',
    async () => {
      const { id, slug } = await buildForm({
        ...once,
        allowsEdit: true,
        maxResponses: 1,
      })
      signIn(await buildUser())
      await send(slug, { goal: 'A' })
      await send(slug, { goal: 'B' })
      expect(await responsesOf(id)).toMatchObject([{ answers: { goal: 'B' } }])
      expect(await db.form.findUnique({ where: { id } })).toMatchObject({
        sentCount: 1,
      })
    }
  )

  scenario(
    'Takes only own files, which staff who read forms may open',
    async () => {
      const { id, slug } = await buildForm({
        ...once,
        fields: [{ key: 'cv', type: 'file', isRequired: true }],
      })
      const [member, other] = [await buildUser(), await buildUser()]
      const [own, foreign] = [
        await buildFile(member.id),
        await buildFile(other.id),
      ]
      signIn(member)
      await expect(send(slug, { cv: foreign.id })).rejects.toMatchObject(
        refusedFields({ cv: 'INVALID' })
      )
      await send(slug, { cv: own.id })
      const [response] = await responsesOf(id)
      expect(
        await db.formResponseFile.findMany({
          where: { responseId: response.id },
        })
      ).toMatchObject([{ fileId: own.id }])
      const reads = async (role: 'admin' | 'member') => {
        signIn(await buildUser(role), role)
        return mayReadFile(context.currentUser as CurrentUser, own)
      }
      expect(await reads('admin')).toBe(true)
      expect(await reads('member')).toBe(false)
    }
  )

  scenario('Fills the profile with what it asks for', async () => {
    const { slug } = await buildForm({
      ...once,
      fields: [
        { key: 'born', type: 'date', profile: 'birthdate' },
        { key: 'phone', type: 'mobile', profile: 'mobileNumber' },
        { key: 'home', type: 'address', profile: 'address' },
        { key: 'fb', type: 'shortText', profile: 'facebookProfile' },
      ],
    })
    const member = await buildUser()
    signIn(member)
    await expect(send(slug, { fb: 'nowhere' })).rejects.toMatchObject(
      refusedFields({ fb: 'FACEBOOK_PROFILE_INVALID' })
    )
    await send(slug, {
      born: '1999-05-01',
      phone: '0917 123 4567',
      home: { city: 'Cebu City', province: 'Cebu', street: '' },
      fb: 'fb.com/ana.reyes',
    })
    expect(
      await db.userProfile.findUnique({ where: { userId: member.id } })
    ).toMatchObject({
      birthdate: new Date('1999-05-01'),
      mobileNumber: '09171234567',
      city: 'Cebu City',
      state: 'Cebu',
    })
    expect(
      await db.user.findUnique({ where: { id: member.id } })
    ).toMatchObject({ facebookProfile: 'fb.com/ana.reyes' })
  })

  scenario('Tells those who watch it once a day', async () => {
    const { id, slug } = await buildForm()
    const watcher = await buildUser('admin')
    await db.formWatcher.create({ data: { formId: id, userId: watcher.id } })
    for (const key of [newKey(), newKey()]) await send(slug, { goal: 'x' }, key)
    expect(
      await db.notice.findMany({ where: { userId: watcher.id } })
    ).toMatchObject([{ kind: 'FORM_SENT', path: `/forms/${id}?tab=responses` }])
  })

  scenario('Completes the task that names it', async () => {
    const form = await buildForm()
    const stage = await buildStage([15])
    const task = await db.task.update({
      where: { id: stage.tasks[0].id },
      data: { verification: 'AUTO', autoKind: 'FORM', autoTargetId: form.id },
    })
    const member = await buildUser('member', { stageId: stage.id })
    signIn(member)
    await send(form.slug, { goal: 'x' })
    expect(
      await db.userTask.findMany({ where: { userId: member.id } })
    ).toMatchObject([{ taskId: task.id, status: 'COMPLETED' }])
    expect(
      await db.user.findUnique({ where: { id: member.id } })
    ).toMatchObject({ xp: 15 })
  })
})

describe('the journey form', () => {
  const journey = {
    kind: 'JOURNEY',
    loginRequired: true,
    oncePer: 'USER',
  } as const

  scenario('Places a member without a stage on the first one', async () => {
    const { slug } = await buildForm(journey)
    const first = await buildStage()
    // A purchase gives the level, which is not among those given by hand.
    const member = await buildUser('non-member')
    signIn(member, 'member')
    expect(await send(slug, { goal: 'x' })).toMatchObject({
      stageNumber: first.number,
    })
    expect(
      await db.user.findUnique({ where: { id: member.id } })
    ).toMatchObject({
      stageId: first.id,
      journeyFormSentAt: expect.any(Date),
    })
  })

  scenario(
    'Leaves a member on the stage they have, and no non-member on one',
    async () => {
      const { slug } = await buildForm(journey)
      await buildStage()
      const second = await buildStage()
      const member = await buildUser('member', { stageId: second.id })
      const guest = await buildUser('non-member')
      for (const [person, role] of [
        [member, 'member'],
        [guest, 'non-member'],
      ] as const) {
        signIn(person, role)
        expect(await send(slug, { goal: 'x' })).toMatchObject({
          stageNumber: null,
        })
      }
      expect(
        await db.user.findMany({
          where: { id: { in: [member.id, guest.id] } },
          orderBy: { id: 'asc' },
          select: { stageId: true },
        })
      ).toEqual([{ stageId: second.id }, { stageId: null }])
    }
  )

  scenario(
    'Comes before the first stage in a batch that requires it',
    async () => {
      const { slug } = await buildForm(journey)
      const first = await buildStage()
      const batch = await buildBatch({ requiresJourneyForm: true })
      const invoice = await buildInvoice({ pricesCentavos: [60_000] })
      const member = await db.user.update({
        where: { id: invoice.userId },
        data: { batchId: batch.id },
      })
      const stageOf = async () =>
        (await db.user.findUniqueOrThrow({ where: { id: member.id } })).stageId
      signIn(await buildUser('admin'), 'admin')
      await approvePaymentScheduleTransaction({
        id: invoice.schedules[0].id,
        paymentPlatform: 'gcash',
        externalInvoiceId: 'N/A',
      })
      expect(await stageOf()).toBeNull()
      signIn(member)
      expect(await send(slug, { goal: 'x' })).toMatchObject({
        stageNumber: first.number,
      })
      expect(await stageOf()).toBe(first.id)
    }
  )

  scenario('Places who sent it before they were a member', async () => {
    const { slug } = await buildForm(journey)
    const first = await buildStage()
    const guest = await buildUser('non-member')
    await buildAccessLevel('member')
    signIn(guest, 'non-member')
    await send(slug, { goal: 'x' })
    signIn(await buildUser('admin'), 'admin')
    await inTransaction((tx) => grantLevels(tx, guest.id, ['member']))
    expect(await db.user.findUnique({ where: { id: guest.id } })).toMatchObject(
      { stageId: first.id }
    )
  })
})
