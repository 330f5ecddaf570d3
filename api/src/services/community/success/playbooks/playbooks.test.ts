import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'
import {
  buildCaredMember,
  buildMembership,
  buildSuccessManager,
} from 'src/testing/success'

import { closeSuccessTask } from '../care/successTasks'

import { runPlaybooks } from './runPlaybooks'

const run = () => runPlaybooks(new Date())

const tasksOf = async (userId: number) => {
  const tasks = await db.successTask.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return tasks.map(({ kind, status }) => `${kind} ${status}`)
}

/** The member is seen now, so that nothing says they are at risk. */
const see = (userId: number) =>
  db.session.create({
    data: {
      userId,
      tokenHash: Buffer.from(`seen-${draw()}`),
      authVersion: 1,
      idleExpiresAt: new Date('2035-01-01'),
      absoluteExpiresAt: new Date('2035-01-01'),
    },
  })

const buildMember = async (
  times: Parameters<typeof buildCaredMember>[2],
  isCared = true
) => {
  const manager = isCared ? await buildSuccessManager() : null
  const member = await buildCaredMember(
    manager?.id ?? null,
    { createdAt: new Date('2026-01-01') },
    times
  )
  return member
}

describe('a playbook', () => {
  scenario('Welcomes newcomers until their first lesson', async () => {
    const member = await buildMember({ began: -2 })
    const nobodys = await buildMember({ began: -2 }, false)
    await run()
    await run()
    expect(await tasksOf(member.id)).toEqual(['ONBOARDING OPEN'])
    expect(await tasksOf(nobodys.id)).toEqual([])
    const course = await buildCourse()
    await db.lessonProgress.create({
      data: {
        userId: member.id,
        lessonId: course.units[0].lessons[0].id,
        completedAt: new Date(),
      },
    })
    await run()
    expect(await tasksOf(member.id)).toEqual(['ONBOARDING EXPIRED'])
  })

  scenario('Finds members who were not seen for two weeks', async () => {
    const member = await buildMember({ began: -60 })
    await run()
    expect(await tasksOf(member.id)).toEqual(['AT_RISK OPEN'])
    await see(member.id)
    await run()
    expect(await tasksOf(member.id)).toEqual(['AT_RISK EXPIRED'])
  })

  scenario('Prepares a renewal, once for each end', async () => {
    const member = await buildMember({ ends: 10 })
    await see(member.id)
    await run()
    expect(await tasksOf(member.id)).toEqual(['RENEWAL OPEN'])
    await buildMembership(member.id, { ends: 400 })
    await run()
    await run()
    expect(await tasksOf(member.id)).toEqual(['RENEWAL EXPIRED'])
  })

  scenario(
    'Asks for an overdue payment, and not again once skipped',
    async () => {
      const member = await buildMember({})
      await see(member.id)
      const { schedules } = await buildInvoice({
        userId: member.id,
        pricesCentavos: [100_000, 100_000],
        firstDay: '2026-01-05',
      })
      await run()
      expect(await tasksOf(member.id)).toEqual(['PAYMENT OPEN'])
      signIn(await buildUser('admin'), 'admin')
      const { id } = await db.successTask.findFirstOrThrow()
      await closeSuccessTask({ id, isDone: false, outcome: 'Pays on Friday' })
      await run()
      expect(await tasksOf(member.id)).toEqual(['PAYMENT SKIPPED'])
      // Another bill is the oldest one now.
      await db.paymentSchedule.update({
        where: { id: schedules[0].id },
        data: { waivedAt: new Date() },
      })
      await run()
      expect(await tasksOf(member.id)).toEqual([
        'PAYMENT SKIPPED',
        'PAYMENT OPEN',
      ])
    }
  )

  scenario('Makes a task once when it runs twice at once', async () => {
    const member = await buildMember({ began: -2 })
    await Promise.all([run(), run()])
    expect(await tasksOf(member.id)).toEqual(['ONBOARDING OPEN'])
  })
})
