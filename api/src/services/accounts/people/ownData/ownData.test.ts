// A member's own data and the request for deletion (RA 10173).
import { db } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { adminHome } from '../../homes/adminHome'
import { anonymiseUser } from '../archive/anonymiseUser'
import { archiveUser } from '../archive/archiveUser'
import { userDetail } from '../userDetail'

import {
  askForDeletion,
  myDeletionRequest,
  refuseDeletion,
  waitingDeletions,
  withdrawDeletion,
} from './deletionRequests'
import { exportMyData } from './exportMyData'

const PASSWORD = 'Unguessable-9'

scenario('The file has the member’s own data, after the password', async () => {
  const user = await buildUser('member', await hashPassword(PASSWORD))
  const other = await buildUser('member')
  await buildInvoice({ userId: user.id })
  await buildInvoice({ userId: other.id })
  signIn(user)
  await expect(exportMyData({ password: 'wrong' })).rejects.toMatchObject(
    refusedFields({ password: 'PASSWORD_WRONG' })
  )
  const text = await exportMyData({ password: PASSWORD })
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({ email: user.email })
  expect(data.Invoice).toMatchObject([{ userId: user.id }])
  expect(data.PaymentSchedule.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/hashedPassword|salt/)
  expect(text).not.toContain(other.email)
})

scenario('A request waits once, and the member hears each answer', async () => {
  const operator = await buildUser('tribe-team-ro')
  const user = await buildUser('member')
  signIn(user)
  const asked = await Promise.all(
    [1, 2].map(() => askForDeletion({ text: ' Please ' }))
  )
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  await withdrawDeletion()
  expect(await myDeletionRequest()).toMatchObject({ status: 'WITHDRAWN' })
  const { id } = await askForDeletion({})
  // Staff are told once a day.
  expect(
    await db.notice.count({
      where: { userId: operator.id, kind: 'DELETION_REQUESTED' },
    })
  ).toBe(1)

  signIn(operator, 'tribe-team-ro')
  expect((await waitingDeletions()).rows).toMatchObject([
    { id, userId: user.id, isArchived: false },
  ])
  await expect(refuseDeletion({ id, reason: ' ' })).rejects.toMatchObject(
    refusal('REASON_REQUIRED')
  )
  const refused = await Promise.allSettled(
    [1, 2].map(() => refuseDeletion({ id, reason: 'A bill is open' }))
  )
  expect(refused.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
  ])
  await expect(refuseDeletion({ id, reason: 'No' })).rejects.toMatchObject(
    refusal('DELETION_DECIDED')
  )
  expect(
    await db.outboxEmail.count({
      where: { to: user.email, template: 'deletionRefused' },
    })
  ).toBe(1)

  signIn(user)
  await askForDeletion({})
  signIn(operator, 'tribe-team-ro')
  expect(await userDetail({ id: user.id })).toMatchObject({
    deletionRequestedAt: expect.any(Date),
  })
  expect(await adminHome()).toMatchObject({ waitingDeletions: 1 })
  await archiveUser({ id: user.id, input: { reason: 'REQUEST' } })
  await anonymiseUser({ id: user.id, confirmation: user.tribeId })
  expect(await db.deletionRequest.count({ where: { status: 'DONE' } })).toBe(1)
  expect((await waitingDeletions()).rows).toEqual([])
  // Only the last mail names the address.
  expect(
    await db.outboxEmail.findMany({
      where: { to: user.email },
      select: { template: true },
    })
  ).toEqual([{ template: 'deletionDone' }])
})
