import type { CurrentUser } from 'src/lib/auth'
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import { buildFile } from 'src/testing/billing'
import { buildClimb, buildStaffOf, signInStaff } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { approveTask } from './approveTask'
import { finishTask } from './finishTask'
import { returnTask } from './returnTask'
import { submitTask } from './submitTask'
import { tasksToReviewPage } from './tasksToReviewPage'

type Kind = 'NONE' | 'TEXT' | 'LINK' | 'FILE'

/** A member whose stage has one reviewed task. */
const setUp = async (proofKind: Kind = 'TEXT') => {
  const climb = await buildClimb([40])
  const taskId = climb.stage.tasks[0].id
  await db.task.update({
    where: { id: taskId },
    data: { verification: 'REVIEW', proofKind },
  })
  signIn(climb.member)
  return { ...climb, taskId }
}

const submitted = async (proofKind?: Kind) => {
  const all = await setUp(proofKind)
  await submitTask({ taskId: all.taskId, input: { text: 'My proof' } })
  const reviewer = await buildStaffOf(all.stage.id)
  return { ...all, reviewer, userId: all.member.id }
}

const xpOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).xp

describe('handing in a task', () => {
  const wrong: [string, Kind, object, object][] = [
    ['a text without one', 'TEXT', { text: ' ' }, { text: 'REQUIRED' }],
    ['a link without one', 'LINK', { text: 'x' }, { url: 'REQUIRED' }],
    [
      'a link that is no https address',
      'LINK',
      { url: 'javascript:alert(1)' },
      { url: 'TASK_LINK_INVALID' },
    ],
    ['a file without one', 'FILE', {}, { fileId: 'REQUIRED' }],
  ]
  for (const [name, kind, input, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const { taskId } = await setUp(kind)
      await expect(submitTask({ taskId, input })).rejects.toMatchObject(
        refusedFields(codes as never)
      )
      expect(await db.userTask.count()).toBe(0)
    })
  }

  scenario('Is refused with another user’s file', async () => {
    const { taskId } = await setUp('FILE')
    const file = await buildFile((await buildUser()).id)
    await expect(
      submitTask({ taskId, input: { fileId: file.id } })
    ).rejects.toMatchObject(refusedFields({ fileId: 'REQUIRED' }))
  })

  scenario('Is refused for another stage or a self-ticked task', async () => {
    const { taskId, next } = await setUp()
    await expect(
      submitTask({ taskId: next.tasks[0].id, input: { text: 'x' } })
    ).rejects.toMatchObject(refusal('TASK_LOCKED'))
    await db.task.update({
      where: { id: taskId },
      data: { verification: 'SELF' },
    })
    await expect(
      submitTask({ taskId, input: { text: 'x' } })
    ).rejects.toMatchObject(refusal('TASK_NOT_REVIEWED'))
  })

  scenario(
    'Happens once, gives no XP yet, and the task cannot be ticked',
    async () => {
      const { taskId, member } = await setUp()
      const results = await Promise.allSettled([
        submitTask({ taskId, input: { text: 'One' } }),
        submitTask({ taskId, input: { text: 'Two' } }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(finishTask({ taskId })).rejects.toMatchObject(
        refusal('TASK_NOT_SELF')
      )
      expect(await xpOf(member.id)).toBe(0)
    }
  )

  scenario('Stores only the kind of proof that the task asks for', async () => {
    const { taskId } = await setUp('LINK')
    await submitTask({
      taskId,
      input: { url: 'https://example.com/work', text: 'not asked for' },
    })
    expect(await db.userTask.findFirst()).toMatchObject({
      proofUrl: 'https://example.com/work',
      proofText: null,
    })
  })
})

describe('deciding on a handed-in task', () => {
  scenario(
    'Is for the stage’s reviewers, and never for one’s own task',
    async () => {
      const { taskId, userId, member, stage } = await submitted()
      const stranger = await buildStaffOf((await buildClimb()).stage.id)
      for (const somebody of [stranger, await buildUser()]) {
        await signInStaff(somebody)
        await expect(approveTask({ userId, taskId })).rejects.toMatchObject(
          refusal('NOT_FOUND')
        )
        await expect(
          tasksToReviewPage({ stageId: stage.id })
        ).rejects.toMatchObject(refusal('NOT_FOUND'))
      }
      await db.stageStaff.create({
        data: { stageId: stage.id, userId, duty: 'REVIEWER' },
      })
      await signInStaff(member)
      await expect(approveTask({ userId, taskId })).rejects.toMatchObject(
        refusal('MOVE_UP_OWN')
      )
      expect(await xpOf(userId)).toBe(0)
    }
  )

  scenario('To approve gives XP once, under concurrency too', async () => {
    const { taskId, userId, reviewer } = await submitted()
    await signInStaff(reviewer)
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => approveTask({ userId, taskId }))
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    expect(await xpOf(userId)).toBe(40)
    expect(await db.xpLedger.count()).toBe(1)
    expect(await db.userTask.findFirst()).toMatchObject({
      status: 'COMPLETED',
      decidedById: reviewer.id,
    })
    expect(await db.infoLog.count({ where: { action: 'task.approved' } })).toBe(
      1
    )
  })

  scenario(
    'To return gives the reason, and it can be handed in again',
    async () => {
      const { taskId, userId, member, reviewer } = await submitted()
      await signInStaff(reviewer)
      await expect(
        returnTask({ userId, taskId, reason: '' })
      ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
      await returnTask({ userId, taskId, reason: 'Blur the name' })
      await expect(approveTask({ userId, taskId })).rejects.toMatchObject(
        refusal('TASK_DECIDED')
      )
      expect(
        (await db.outboxEmail.findFirst({ where: { to: member.email } }))?.text
      ).toContain('Blur the name')
      signIn(member)
      await submitTask({ taskId, input: { text: 'Blurred' } })
      await signInStaff(reviewer)
      await approveTask({ userId, taskId })
      expect(await xpOf(userId)).toBe(40)
    }
  )

  scenario('Uses a list that costs one statement', async () => {
    const { stage, taskId, userId, reviewer } = await submitted()
    await signInStaff(reviewer)
    expect(await tasksToReviewPage({ stageId: stage.id })).toMatchObject({
      total: 1,
      rows: [{ userId, taskId, proofText: 'My proof', isOwn: false }],
    })
    expect(
      await statementsOf(() => tasksToReviewPage({ stageId: stage.id }))
    ).toBe(1)
  })
})

scenario('Shows the proof to reviewers and leaders of its stage', async () => {
  const { taskId, member, stage } = await setUp('FILE')
  const file = await buildFile(member.id)
  await submitTask({ taskId, input: { fileId: file.id } })
  const reads = () => mayReadFile(currentUser() as CurrentUser, file)
  expect(await reads()).toBe(true)
  await signInStaff(await buildStaffOf(stage.id))
  expect(await reads()).toBe(true)
  await signInStaff(await buildStaffOf(stage.id, 'LEADER'))
  expect(await reads()).toBe(true)
  const { id: otherStageId } = (await buildClimb()).stage
  for (const duty of ['REVIEWER', 'LEADER'] as const) {
    await signInStaff(await buildStaffOf(otherStageId, duty))
    expect(await reads()).toBe(false)
  }
})
