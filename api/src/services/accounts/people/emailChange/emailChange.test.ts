import applyEmailChanges from 'src/jobs/accounts/applyEmailChanges'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { readableMail } from 'src/lib/outbox'
import { grantLevels } from 'src/services/accounts/accessLevels/grantLevels'
import { PROPOSAL_DAYS } from 'src/shared/accounts/emailChange'
import { ask as askAsVisitor, buildCaller } from 'src/testing/graphql'
import { buildUser, signIn } from 'src/testing/people'

import { mailboxToken, type Mailbox } from './mailboxToken'

const UPDATE =
  'mutation($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) }'
const ANSWER =
  'mutation($token: String!, $isAccepted: Boolean!) { answerEmailChange(token: $token, isAccepted: $isAccepted) { mailbox status isAnswered } }'
const READ =
  'query($token: String!) { mailedEmailChange(token: $token) { mailbox status oldEmail newEmail isAnswered } }'
const WITHDRAW =
  'mutation($userId: Int!) { withdrawEmailChange(userId: $userId) }'
const SHORTEN =
  'mutation($userId: Int!, $reason: String!) { shortenEmailChange(userId: $userId, reason: $reason) }'

const NEW = 'new.address@example.com'
const OLD = 'old.address@example.com'
const names = { firstName: 'Ana', lastName: 'Reyes' }

/** A member for whom finance has proposed a new address. */
const propose = async (role: 'member' | 'coach' = 'member') => {
  const staff = await buildCaller(role === 'coach' ? 'admin' : 'tribe-team-fa')
  const { id } = await buildUser(role, { email: OLD })
  const input = { ...names, email: NEW }
  expect((await staff.ask(UPDATE, { id, input })).data).toEqual({
    updateUser: true,
  })
  const change = await db.emailChange.findFirstOrThrow({
    where: { userId: id, status: 'WAITING' },
  })
  return { staff, id, changeId: change.id }
}

const answer = (changeId: string, mailbox: Mailbox, isAccepted = true) =>
  askAsVisitor(ANSWER, {
    token: mailboxToken(changeId, mailbox),
    isAccepted,
  })

const emailOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email

const endWait = () =>
  db.emailChange.updateMany({
    data: { waitsUntil: earlier(new Date(), 1, 'minute') },
  })

describe('a proposed address', () => {
  scenario(
    'Is told to both mailboxes, each with a link of its own',
    async () => {
      const { changeId } = await propose()
      const mails = (await db.outboxEmail.findMany()).map(readableMail)
      expect(mails.map(({ to, template }) => [template, to]).sort()).toEqual([
        ['confirmAddress', NEW],
        ['newAddressProposed', OLD],
      ])
      for (const { to, text } of mails)
        expect(text).toContain(
          `/email-change?token=${mailboxToken(changeId, to === NEW ? 'NEW' : 'OLD')}`
        )
    }
  )

  scenario(
    'Counts once both mailboxes have answered, in either order',
    async () => {
      for (const order of [
        ['NEW', 'OLD'],
        ['OLD', 'NEW'],
      ] as const) {
        const { id, changeId } = await propose()
        await answer(changeId, order[0])
        expect(await emailOf(id)).toBe(OLD)
        const { data } = await answer(changeId, order[1])
        expect(data).toMatchObject({ answerEmailChange: { status: 'APPLIED' } })
        expect(await emailOf(id)).toBe(NEW)
        await db.user.update({
          where: { id },
          data: { email: `done-${id}@example.com` },
        })
      }
    }
  )

  scenario(
    'Is confirmed, signs its user out, and both mailboxes are told',
    async () => {
      const { staff, id, changeId } = await propose()
      const before = await db.user.findUniqueOrThrow({ where: { id } })
      await answer(changeId, 'NEW')
      await answer(changeId, 'OLD')
      const after = await db.user.findUniqueOrThrow({ where: { id } })
      expect(after.authVersion).toBe(before.authVersion + 1)
      expect(after.emailConfirmedAt).not.toBeNull()
      const told = await db.outboxEmail.findMany({
        where: { template: 'addressChanged' },
      })
      expect(told.map(({ to }) => to).sort()).toEqual([NEW, OLD])
      expect((await staff.ask(WITHDRAW, { userId: id })).data).toEqual({
        withdrawEmailChange: true,
      })
      expect(await emailOf(id)).toBe(NEW)
    }
  )

  scenario(
    'Counts after three days without a refusal, once confirmed',
    async () => {
      const { id, changeId } = await propose()
      await endWait()
      await applyEmailChanges()
      expect(await emailOf(id)).toBe(OLD)
      await answer(changeId, 'NEW')
      expect(await emailOf(id)).toBe(NEW)
    }
  )

  scenario('Is applied by the job if it was confirmed before', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    await applyEmailChanges()
    expect(await emailOf(id)).toBe(OLD)
    await endWait()
    await Promise.all([applyEmailChanges(), applyEmailChanges()])
    expect(await emailOf(id)).toBe(NEW)
    expect(
      await db.outboxEmail.count({ where: { template: 'addressChanged' } })
    ).toBe(2)
  })

  for (const mailbox of ['OLD', 'NEW'] as const)
    scenario(`Ends when the ${mailbox} mailbox refuses it`, async () => {
      const { id, changeId } = await propose()
      await answer(changeId, 'NEW')
      await answer(changeId, mailbox, false)
      await endWait()
      await applyEmailChanges()
      const { data } = await answer(changeId, 'OLD')
      expect(data).toMatchObject({ answerEmailChange: { status: 'REFUSED' } })
      expect(await emailOf(id)).toBe(OLD)
    })

  scenario('Cannot be refused once it counts', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    await answer(changeId, 'OLD')
    const { data } = await answer(changeId, 'OLD', false)
    expect(data).toMatchObject({ answerEmailChange: { status: 'APPLIED' } })
    expect(await emailOf(id)).toBe(NEW)
  })

  scenario('Takes the place of an earlier one, whose links end', async () => {
    const { staff, id, changeId } = await propose()
    const input = { ...names, email: 'third@example.com' }
    await staff.ask(UPDATE, { id, input })
    await staff.ask(UPDATE, { id, input })
    expect(await db.emailChange.count({ where: { userId: id } })).toBe(2)
    await answer(changeId, 'NEW')
    await answer(changeId, 'OLD')
    expect(await emailOf(id)).toBe(OLD)
  })

  scenario(
    'Is the only one that waits when staff propose several at once',
    async () => {
      const staff = await buildCaller('tribe-team-fa')
      const { id } = await buildUser('member', { email: OLD })
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          staff.ask(UPDATE, {
            id,
            input: { ...names, email: `many-${n}@example.com` },
          })
        )
      )
      const all = await db.emailChange.findMany({ where: { userId: id } })
      expect(all).toHaveLength(8)
      expect(all.filter(({ status }) => status === 'WAITING')).toHaveLength(1)
    }
  )

  scenario('Is applied once when both mailboxes answer at once', async () => {
    const { id, changeId } = await propose()
    await Promise.all(
      (['NEW', 'OLD', 'NEW', 'OLD'] as const).map((each) =>
        answer(changeId, each)
      )
    )
    expect(await emailOf(id)).toBe(NEW)
    expect(
      await db.outboxEmail.count({ where: { template: 'addressChanged' } })
    ).toBe(2)
  })

  scenario('Does not count if another account has it meanwhile', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    await buildUser('member', { email: NEW })
    expect((await answer(changeId, 'OLD')).code).toBe('EMAIL_TAKEN')
    await endWait()
    await applyEmailChanges()
    expect(await emailOf(id)).toBe(OLD)
    expect(
      await db.emailChange.findUniqueOrThrow({ where: { id: changeId } })
    ).toMatchObject({ status: 'EXPIRED' })
  })

  scenario('Ends after two weeks without a confirmation', async () => {
    const { id, changeId } = await propose()
    await db.emailChange.updateMany({
      data: { createdAt: earlier(new Date(), PROPOSAL_DAYS + 1, 'day') },
    })
    await applyEmailChanges()
    await answer(changeId, 'NEW')
    await answer(changeId, 'OLD')
    expect(await emailOf(id)).toBe(OLD)
  })

  scenario('Ends for an archived user', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    await db.user.update({ where: { id }, data: { archivedAt: new Date() } })
    expect((await answer(changeId, 'OLD')).code).toBe('NOT_FOUND')
    await endWait()
    await applyEmailChanges()
    expect(await emailOf(id)).toBe(OLD)
  })
})

describe('a mailed link', () => {
  scenario('Shows each mailbox the other one masked', async () => {
    const { changeId } = await propose()
    const read = async (mailbox: Mailbox) =>
      (await askAsVisitor(READ, { token: mailboxToken(changeId, mailbox) }))
        .data
    expect(await read('OLD')).toEqual({
      mailedEmailChange: {
        mailbox: 'OLD',
        status: 'WAITING',
        oldEmail: OLD,
        newEmail: 'n…@example.com',
        isAnswered: false,
      },
    })
    expect(await read('NEW')).toMatchObject({
      mailedEmailChange: { oldEmail: 'o…@example.com', newEmail: NEW },
    })
  })

  scenario('Of another mailbox or by hand answers nothing', async () => {
    const { id, changeId } = await propose()
    const token = mailboxToken(changeId, 'NEW')
    const forged = [
      '',
      'x',
      `${changeId}.OLD.x`,
      token.replace('.NEW.', '.OLD.'),
      token.replace(changeId, '00000000-0000-4000-8000-000000000000'),
    ]
    for (const each of forged) {
      expect((await askAsVisitor(READ, { token: each })).data).toEqual({
        mailedEmailChange: null,
      })
      expect(
        (await askAsVisitor(ANSWER, { token: each, isAccepted: true })).code
      ).toBe('NOT_FOUND')
    }
    expect(await emailOf(id)).toBe(OLD)
  })
})

describe('the wait for the old mailbox', () => {
  scenario('Is ended with a reason, which both are told', async () => {
    const { id, changeId } = await propose()
    const admin = await buildCaller('admin')
    const shorten = (reason: string) =>
      admin.ask(SHORTEN, { userId: id, reason })
    expect((await shorten('  ')).codes).toEqual({ reason: 'REQUIRED' })
    expect((await shorten('Lost the phone')).data).toEqual({
      shortenEmailChange: true,
    })
    await shorten('Twice')
    const told = await db.outboxEmail.findMany({
      where: { template: 'addressWaitShortened' },
    })
    expect(told.map(({ to }) => to).sort()).toEqual([NEW, OLD])
    for (const { text } of told) expect(text).toContain('Lost the phone')
    expect(await emailOf(id)).toBe(OLD)
    await answer(changeId, 'NEW')
    expect(await emailOf(id)).toBe(NEW)
  })

  scenario('Of a confirmed address ends at once', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    const admin = await buildCaller('admin')
    await admin.ask(SHORTEN, { userId: id, reason: 'Lost the phone' })
    expect(await emailOf(id)).toBe(NEW)
  })

  scenario('Is not ended by finance, nor where nothing waits', async () => {
    const { staff, id } = await propose()
    expect(
      (await staff.ask(SHORTEN, { userId: id, reason: 'Mine' })).code
    ).toBe('FORBIDDEN')
    const admin = await buildCaller('admin')
    const { id: other } = await buildUser()
    expect(
      (await admin.ask(SHORTEN, { userId: other, reason: 'None' })).code
    ).toBe('NOT_FOUND')
  })
})

describe('withdrawing', () => {
  scenario('Is for staff of a higher rank and for the user', async () => {
    const { id, changeId } = await propose()
    const stranger = await buildCaller('member')
    expect((await stranger.ask(WITHDRAW, { userId: id })).code).toBe(
      'NOT_FOUND'
    )
    const admin = await buildCaller('admin')
    await admin.ask(WITHDRAW, { userId: id })
    await answer(changeId, 'NEW')
    await answer(changeId, 'OLD')
    expect(await emailOf(id)).toBe(OLD)

    const member = await buildCaller('member')
    const own = { id: member.user.id, input: { ...names, email: NEW } }
    await admin.ask(UPDATE, own)
    expect(
      (await member.ask(WITHDRAW, { userId: member.user.id })).data
    ).toEqual({ withdrawEmailChange: true })
    expect(
      await db.emailChange.findFirstOrThrow({
        where: { userId: member.user.id },
      })
    ).toMatchObject({ status: 'REFUSED' })
  })

  scenario('Of an administrator’s proposal is not for finance', async () => {
    const { id } = await propose('coach')
    const equal = await buildCaller('coach')
    expect((await equal.ask(WITHDRAW, { userId: id })).code).toBe('NOT_FOUND')
  })
})

describe('a proposal for a learner', () => {
  scenario('Ends when the learner becomes staff', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    const admin = await buildCaller('admin')
    await buildUser('head-coach')
    const { id: level } = await db.accessLevel.findFirstOrThrow({
      where: { name: 'head-coach' },
    })
    const { data } = await admin.ask(
      'mutation($userId: Int!, $ids: [String!]!) { assignAccessLevels(userId: $userId, accessLevelIds: $ids) }',
      { userId: id, ids: [level] }
    )
    expect(data).toEqual({ assignAccessLevels: true })
    await endWait()
    await applyEmailChanges()
    expect(await emailOf(id)).toBe(OLD)
  })

  scenario('Ends when an enrolment makes the learner staff', async () => {
    const { id, changeId } = await propose()
    await answer(changeId, 'NEW')
    await buildUser('head-coach')
    signIn(await buildUser('admin'), 'admin')
    await inTransaction((tx) => grantLevels(tx, id, ['head-coach']))
    await endWait()
    await applyEmailChanges()
    expect(await emailOf(id)).toBe(OLD)
  })

  scenario(
    'Tells the old mailbox that it took effect, however many mails it had',
    async () => {
      const { changeId } = await propose()
      for (let mail = 0; mail < 6; mail++)
        await db.outboxEmail.create({
          data: { to: OLD, template: 'x', subject: 'x', text: 'x', html: 'x' },
        })
      await answer(changeId, 'NEW')
      await answer(changeId, 'OLD')
      expect(
        await db.outboxEmail.findFirst({
          where: { to: OLD, template: 'addressChanged' },
        })
      ).toMatchObject({ status: 'QUEUED' })
    }
  )
})
