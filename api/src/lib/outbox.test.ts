// How many mails an address gets that nobody has confirmed (found on 2026-11-22, F6).
import { mailedReset, send } from 'src/testing/auth'
import { ask } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

import { db } from './db'
import { notify } from './notices'
import { queueMail } from './outbox'

const mail = { template: 'statement', subject: 'S', text: 'T', html: 'H' }

const statusesOf = async (to: string) =>
  (
    await db.outboxEmail.findMany({
      where: { to, template: 'statement' },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ status }) => status)

const queueMails = async (to: string, count: number) => {
  for (let each = 0; each < count; each++) await queueMail(db, to, mail)
}

const FIVE = Array(5).fill('QUEUED')

describe('an address that nobody has confirmed', () => {
  scenario('Gets five mails a day, and codes besides', async () => {
    const { email } = await buildUser('non-member', { emailConfirmedAt: null })
    await queueMails(email, 7)
    expect(await statusesOf(email)).toEqual([...FIVE, 'KEPT', 'KEPT'])
    const ids = (await db.outboxEmail.findMany({ where: { to: email } })).map(
      ({ id }) => id
    )
    const jobs = await db.$queryRaw<unknown[]>`
      SELECT FROM graphile_worker._private_jobs WHERE payload->>'id' = ANY(${ids})`
    expect(jobs).toHaveLength(5)

    await send({ method: 'forgotPassword', username: email })
    expect(
      await db.outboxEmail.findFirst({ where: { template: 'resetCode' } })
    ).toMatchObject({ status: 'QUEUED' })

    await db.outboxEmail.updateMany({
      data: { createdAt: new Date(Date.now() - 86_401_000) },
    })
    await queueMails(email, 1)
    expect((await statusesOf(email)).at(-1)).toBe('QUEUED')
  })

  scenario('Gets the mails of notices within the five', async () => {
    const { id: userId, email } = await buildUser('non-member', {
      emailConfirmedAt: null,
    })
    await queueMails(email, 4)
    for (const key of ['a', 'b'])
      await notify(
        db,
        { userId, email },
        {
          kind: 'CREDIT_GIVEN',
          facts: { amountCentavos: 1, reason: '' },
          path: '/',
          key,
        },
        mail
      )
    expect(await statusesOf(email)).toEqual([...FIVE, 'KEPT'])
    expect(await db.notice.count({ where: { userId } })).toBe(2)
  })

  scenario('Is limited without an account too', async () => {
    await queueMails('stranger@example.org', 6)
    expect(await statusesOf('stranger@example.org')).toEqual([...FIVE, 'KEPT'])
  })

  scenario('Is confirmed by a mailed code, and gets every mail', async () => {
    const { id, email } = await buildUser('non-member', {
      emailConfirmedAt: null,
    })
    const confirmedAt = async () =>
      (await db.user.findUniqueOrThrow({ where: { id } })).emailConfirmedAt
    const { body } = await send({ method: 'forgotPassword', username: email })
    const { otp } = await mailedReset(email)
    const enter = (code: string) =>
      ask(
        `mutation { validateOtp(input: { id: "${body.id}", otp: "${code}" }) { isValid } }`
      )
    await enter(otp === '000000' ? '111111' : '000000')
    expect(await confirmedAt()).toBeNull()
    await enter(otp)
    expect(await confirmedAt()).toEqual(expect.any(Date))
    await queueMails(email, 7)
    expect(await statusesOf(email)).toEqual(Array(7).fill('QUEUED'))

    await db.user.update({
      where: { id },
      data: { email: 'other@example.org' },
    })
    expect(await confirmedAt()).toBeNull()
  })
})
