import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { mayReadFile } from './mayReadFile'

describe('staff who decide on payments', () => {
  const signInFinance = async () =>
    signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
  const reads = (file: Awaited<ReturnType<typeof buildFile>>) =>
    mayReadFile(currentUser(), file)

  scenario('Read the files of payment proofs', async () => {
    await signInFinance()
    const { userId, schedules } = await buildInvoice()
    const file = await buildFile(userId)
    expect(await reads(file)).toBe(false)
    await db.paymentProof.create({
      data: {
        userId,
        fileId: file.id,
        platform: 'gcash',
        referenceNo: '1',
        amountCentavos: 100,
        paidOn: new Date(),
        schedules: { create: { scheduleId: schedules[0].id } },
      },
    })
    expect(await reads(file)).toBe(true)
  })

  scenario('Read no private file of anyone else', async () => {
    await signInFinance()
    const { id: userId } = await buildUser()
    const own = await buildFile(userId)
    const screenshot = await buildFile(userId)
    await db.bugReport.create({
      data: { userId, description: 'x', fileId: screenshot.id },
    })
    expect(await reads(own)).toBe(false)
    expect(await reads(screenshot)).toBe(false)
  })
})

scenario(
  'An administrator who acts as someone reads no file of their reports',
  async () => {
    const owner = await buildUser('head-coach')
    const { id, ownerId, visibility } = await buildFile(owner.id)
    const file = { id, ownerId, visibility }
    signIn(owner, 'head-coach')
    const asThem = { ...currentUser(), isImpersonating: true }
    expect(await mayReadFile(asThem, file)).toBe(true)

    await db.reportRun.create({
      data: {
        userId: owner.id,
        fileId: id,
        name: 'Members',
        category: 'SUMMARY',
        params: {},
        columns: [],
        format: 'CSV',
        status: 'DONE',
      },
    })
    expect(await mayReadFile(asThem, file)).toBe(false)
    expect(await mayReadFile(currentUser(), file)).toBe(true)
  }
)
