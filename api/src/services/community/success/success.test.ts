import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildBatch, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { buildCaredMember, buildSuccessManager } from 'src/testing/success'

import { assignByRule } from './assigning/assignByRule'
import { assignMembersByRule } from './assigning/assignMembersByRule'
import {
  assignSuccessManager,
  handOverMembers,
} from './assigning/assignSuccessManager'
import { successMembersPage } from './assigning/successMembersPage'
import { reportSuccessTasks } from './care/reportSuccessTasks'
import { successCare } from './care/successCare'
import { addSuccessNote, deleteSuccessNote } from './care/successNotes'
import {
  closeSuccessTask,
  createSuccessTask,
  moveSuccessTask,
  reopenSuccessTask,
  successWorklist,
} from './care/successTasks'
import { mySuccessManager } from './managers/mySuccessManager'
import {
  createSuccessManager,
  updateSuccessManager,
} from './managers/saveSuccessManager'
import {
  successManager,
  successManagerCandidates,
  successManagersPage,
} from './managers/successManagers'

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

const careOf = async (...ids: number[]) => {
  const users = await db.user.findMany({ where: { id: { in: ids } } })
  return ids.map(
    (id) => users.find((user) => user.id === id)?.successManagerId ?? null
  )
}

describe('a success manager', () => {
  const input = {
    capacity: 30,
    isActive: true,
    bookingUrl: 'https://book.example/lea',
  }

  scenario('Is a person with that level, once', async () => {
    const person = await buildUser('success-manager')
    const coach = await buildUser('coach')
    await signInAdmin()
    expect(await successManagerCandidates()).toMatchObject([{ id: person.id }])
    const both = await Promise.allSettled([
      createSuccessManager({ userId: person.id, input }),
      createSuccessManager({ userId: person.id, input }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(
      createSuccessManager({ userId: person.id, input })
    ).rejects.toMatchObject(
      refusedFields({ userId: 'ALREADY_SUCCESS_MANAGER' })
    )
    await expect(
      createSuccessManager({ userId: coach.id, input })
    ).rejects.toMatchObject(refusedFields({ userId: 'INVALID' }))
    expect((await successManagersPage({})).rows).toMatchObject([
      { userId: person.id, capacity: 30, memberCount: 0, taskCount: 0 },
    ])
    expect(await successManagerCandidates()).toEqual([])
    expect(
      await db.notice.findMany({ where: { userId: person.id } })
    ).toMatchObject([
      { kind: 'SUCCESS', facts: { change: 'started', name: null } },
    ])
  })

  const wrong = [
    [{ capacity: 0 }, { capacity: 'INVALID' }],
    [{ bookingUrl: 'javascript:alert(1)' }, { bookingUrl: 'WEBSITE_INVALID' }],
    [{ bookingUrl: 'http://book.example' }, { bookingUrl: 'WEBSITE_INVALID' }],
  ] as const
  for (const [changes, codes] of wrong)
    scenario(`Is refused with ${JSON.stringify(changes)}`, async () => {
      const { id } = await buildSuccessManager()
      await signInAdmin()
      await expect(
        updateSuccessManager({ id, input: { ...input, ...changes } })
      ).rejects.toMatchObject(refusedFields(codes))
    })

  scenario('Reads their own row and no other one', async () => {
    const own = await buildSuccessManager()
    const other = await buildSuccessManager()
    await buildCaredMember(other.id)
    signIn(own.user, 'success-manager')
    expect((await successManagersPage({})).rows.map(({ id }) => id)).toEqual([
      own.id,
    ])
    for (const read of [
      () => successManager({ id: other.id }),
      () => successMembersPage({ managerId: other.id }),
    ])
      await expect(read()).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await successWorklist({ managerId: other.id })).toBeNull()
    signIn(await buildUser('head-coach'), 'head-coach')
    expect((await successManagersPage({})).total).toBe(2)
    expect(await successMembersPage({ managerId: other.id })).toMatchObject({
      total: 1,
    })
  })
})

describe('members in somebody’s care', () => {
  scenario('Are assigned once, and told whom they can ask', async () => {
    const manager = await buildSuccessManager()
    const [one, two] = [
      await buildCaredMember(null),
      await buildCaredMember(null),
    ]
    await signInAdmin()
    const args = { userIds: [one.id, two.id], managerId: manager.id }
    const changed = await Promise.all([
      assignSuccessManager(args),
      assignSuccessManager(args),
    ])
    expect(changed.reduce((sum, each) => sum + each)).toBe(2)
    expect(await db.successAssignment.count()).toBe(2)
    const notices = await db.notice.findMany({ orderBy: { userId: 'asc' } })
    expect(notices.map(({ userId, facts }) => [userId, facts]).sort()).toEqual(
      [
        [manager.userId, { change: 'members', count: 2, name: null }],
        [one.id, { change: 'manager', name: 'Ana' }],
        [two.id, { change: 'manager', name: 'Ana' }],
      ].sort()
    )
    signIn(one)
    expect(await mySuccessManager()).toMatchObject({
      name: expect.stringContaining('Ana'),
    })
    await signInAdmin()
    expect(await assignSuccessManager({ userIds: [one.id] })).toBe(1)
    expect(await careOf(one.id, two.id)).toEqual([null, manager.id])
  })

  scenario(
    'Never get an inactive manager; archived users get none at all',
    async () => {
      const idle = await buildSuccessManager({ isActive: false })
      const manager = await buildSuccessManager()
      const gone = await buildCaredMember(null, { archivedAt: new Date() })
      await signInAdmin()
      await expect(
        assignSuccessManager({ userIds: [gone.id], managerId: idle.id })
      ).rejects.toMatchObject(refusedFields({ managerId: 'INVALID' }))
      expect(
        await assignSuccessManager({
          userIds: [gone.id],
          managerId: manager.id,
        })
      ).toBe(0)
    }
  )

  scenario('Are handed over with their tasks', async () => {
    const [from, to] = [
      await buildSuccessManager(),
      await buildSuccessManager(),
    ]
    const member = await buildCaredMember(from.id)
    await signInAdmin()
    await createSuccessTask({
      userId: member.id,
      input: { kind: 'CALL', text: 'Call about the exam', dueOn: '2030-01-02' },
    }).catch(() => {})
    await expect(
      handOverMembers({ id: from.id, managerId: from.id, reason: 'Leave' })
    ).rejects.toMatchObject(refusedFields({ managerId: 'INVALID' }))
    expect(
      await handOverMembers({ id: from.id, managerId: to.id, reason: 'Leave' })
    ).toEqual({ moved: 1, left: 0 })
    expect(await careOf(member.id)).toEqual([to.id])
    expect(await successCare({ userId: member.id })).toMatchObject({
      managerId: to.id,
      reason: 'Leave',
    })
  })
})

describe('the rule of assignment', () => {
  const follow = (value: string) =>
    db.setting.create({
      data: { name: 'success-assignment', value, type: 'string' },
    })

  scenario('Assigns nobody by hand', async () => {
    await buildSuccessManager()
    await buildCaredMember(null)
    expect(await assignByRule()).toBe(0)
    await signInAdmin()
    expect(await assignMembersByRule()).toEqual({
      assigned: 0,
      outcome: 'BY_HAND',
    })
  })

  scenario('Keeps capacities, even when it runs twice at once', async () => {
    await follow('least-loaded')
    const full = await buildSuccessManager({ capacity: 1 })
    await buildCaredMember(full.id)
    const roomy = await buildSuccessManager({ capacity: 2 })
    await buildSuccessManager({ isActive: false })
    const members = [1, 2, 3].map(() => buildCaredMember(null))
    const ids = (await Promise.all(members)).map(({ id }) => id).sort()
    const runs = await Promise.all([assignByRule(), assignByRule()])
    expect(runs.sort()).toEqual([0, 2])
    expect((await careOf(...ids)).filter((id) => id === roomy.id)).toHaveLength(
      2
    )
    await signInAdmin()
    expect(await assignMembersByRule()).toEqual({
      assigned: 0,
      outcome: 'NO_PLACE',
    })
  })

  scenario('Follows the managers of a batch', async () => {
    await follow('by-batch')
    const batch = await buildBatch()
    const manager = await buildSuccessManager()
    await buildSuccessManager()
    await db.batchManager.create({
      data: { batchId: batch.id, userId: manager.userId },
    })
    const inBatch = await buildCaredMember(null, { batchId: batch.id })
    const without = await buildCaredMember(null)
    await signInAdmin()
    expect(await assignMembersByRule()).toEqual({
      assigned: 1,
      outcome: 'NO_BATCH',
    })
    expect(await assignByRule()).toBe(0)
    expect(await careOf(inBatch.id, without.id)).toEqual([manager.id, null])
  })
})

describe('a task', () => {
  const buildTask = async () => {
    const manager = await buildSuccessManager()
    const member = await buildCaredMember(manager.id)
    const task = await db.successTask.create({
      data: {
        userId: member.id,
        kind: 'CALL',
        text: 'Call',
        dueOn: new Date('2026-01-01'),
      },
    })
    signIn(manager.user, 'success-manager')
    return { manager, member, task }
  }

  scenario('Is on the worklist until it is closed, once', async () => {
    const { manager, task } = await buildTask()
    expect(await successWorklist({})).toMatchObject({
      managerId: manager.id,
      tasks: [{ id: task.id, kind: 'CALL', dueOn: '2026-01-01' }],
    })
    expect(await successManager({ id: manager.id })).toMatchObject({
      taskCount: 1,
      lateCount: 1,
    })
    const close = (isDone: boolean, outcome: string) =>
      closeSuccessTask({ id: task.id, isDone, outcome })
    await expect(close(false, ' ')).rejects.toMatchObject(
      refusedFields({ outcome: 'REQUIRED' })
    )
    const both = await Promise.allSettled([close(true, ''), close(false, 'No')])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: refusal('SUCCESS_TASK_CLOSED') },
    ])
    await expect(
      moveSuccessTask({ id: task.id, dueOn: '2030-01-01' })
    ).rejects.toBeTruthy()
    expect((await successWorklist({}))?.tasks).toEqual([])
    const closed = async () =>
      (await successWorklist({ isClosed: true }))?.tasks.map(({ id }) => id)
    expect(await closed()).toEqual([task.id])
    const [, again] = await Promise.all(
      [1, 2].map(() => reopenSuccessTask({ id: task.id }))
    )
    expect(again).toMatchObject({ status: 'OPEN', outcome: '' })
    expect(await closed()).toEqual([])
    expect(
      await db.infoLog.count({
        where: { action: 'successTask.opened', entityId: String(task.id) },
      })
    ).toBe(1)
    await db.successTask.update({
      where: { id: task.id },
      data: { status: 'EXPIRED' },
    })
    await expect(reopenSuccessTask({ id: task.id })).rejects.toMatchObject(
      refusal('SUCCESS_TASK_EXPIRED')
    )
  })

  const report = (ids: number[], changes: object = {}) =>
    reportSuccessTasks({
      ids,
      input: { result: 'PROMISED', text: 'On Friday', ...changes },
    })

  scenario('Is closed by its result, once, with a note', async () => {
    const { member, task } = await buildTask()
    const both = await Promise.allSettled([
      report([task.id]),
      report([task.id]),
    ])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: refusal('SUCCESS_TASK_CLOSED') },
    ])
    expect((await successCare({ userId: member.id })).notes).toMatchObject([
      { result: 'PROMISED', text: 'On Friday', visibility: 'TEAM' },
    ])
    expect((await successWorklist({ isClosed: true }))?.tasks).toMatchObject([
      { id: task.id, status: 'DONE', result: 'PROMISED', outcome: 'On Friday' },
    ])
  })

  scenario('Moves to the day on which to ask again, with a note', async () => {
    const { member, task } = await buildTask()
    const againOn = addDays(manilaToday(), 3)
    await expect(
      report([task.id], { againOn: '2026-01-01' })
    ).rejects.toMatchObject(refusedFields({ againOn: 'INVALID' }))
    await report([task.id], { result: 'NO_ANSWER', text: '', againOn })
    expect((await successWorklist({}))?.tasks).toMatchObject([
      { id: task.id, status: 'OPEN', dueOn: againOn, result: null },
    ])
    expect((await successCare({ userId: member.id })).notes).toMatchObject([
      { result: 'NO_ANSWER', text: '' },
    ])
  })

  scenario('Of a group is reported with all others or not at all', async () => {
    const { manager, task } = await buildTask()
    const other = await buildCaredMember(manager.id)
    const closed = await db.successTask.create({
      data: {
        userId: other.id,
        kind: 'CALL',
        status: 'DONE',
        dueOn: new Date('2026-01-01'),
      },
    })
    await expect(report([task.id, closed.id])).rejects.toMatchObject(
      refusal('SUCCESS_TASK_CLOSED')
    )
    expect(await db.successNote.count()).toBe(0)
    await expect(report([])).rejects.toMatchObject(
      refusedFields({ ids: 'INVALID' })
    )
  })

  scenario('Says how to reach the member, and what they owe', async () => {
    const { userId } = await buildInvoice({ pricesCentavos: [50000] })
    const { manager } = await buildTask()
    await db.user.update({
      where: { id: userId },
      data: {
        successManagerId: manager.id,
        language: 'fil',
        profile: { create: { mobileNumber: '+639171234567' } },
      },
    })
    await db.successTask.create({
      data: {
        userId,
        kind: 'PAYMENT',
        key: '1',
        dueOn: new Date('2025-01-01'),
      },
    })
    const first = async () => (await successWorklist({}))?.tasks[0]
    expect(await first()).toMatchObject({
      mobileNumber: '+639171234567',
      owedCentavos: 50000,
      readyText: expect.stringContaining('₱500.00'),
    })
    signIn(manager.user, 'coach')
    expect(await first()).toMatchObject({ owedCentavos: null })
  })

  scenario('Of a playbook is open once, even when opened again', async () => {
    const { member } = await buildTask()
    const made = (key: string) =>
      db.successTask.create({
        data: {
          userId: member.id,
          kind: 'AT_RISK',
          key,
          status: 'DONE',
          dueOn: new Date('2026-01-01'),
        },
      })
    const tasks = [await made('2026-01'), await made('2026-02')]
    const both = await Promise.allSettled(
      tasks.map(({ id }) => reopenSuccessTask({ id }))
    )
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: refusal('SUCCESS_TASK_OPEN') },
    ])
  })

  scenario('Is refused for a kind of playbooks, and in the past', async () => {
    const { member } = await buildTask()
    const make = (input: object) =>
      createSuccessTask({
        userId: member.id,
        input: { kind: 'OTHER', text: 'Ask', dueOn: '2026-01-01', ...input },
      })
    await expect(make({})).rejects.toMatchObject(
      refusedFields({ dueOn: 'INVALID' })
    )
    await expect(
      make({ kind: 'RENEWAL', text: ' ', dueOn: 'soon' })
    ).rejects.toMatchObject(
      refusedFields({
        kind: 'INVALID',
        text: 'REQUIRED',
        dueOn: 'DATE_INVALID',
      })
    )
  })
})

describe('a note', () => {
  scenario(
    'Among managers is read by no coach, and removed by its author',
    async () => {
      const manager = await buildSuccessManager()
      const stage = await db.stage.create({ data: { number: 1, name: 'One' } })
      const member = await buildCaredMember(manager.id, { stageId: stage.id })
      signIn(manager.user, 'success-manager')
      const add = (text: string, visibility: 'TEAM' | 'MANAGERS') =>
        addSuccessNote({ userId: member.id, input: { text, visibility } })
      await add('Prefers mornings', 'TEAM')
      const id = await add('Thinks of leaving', 'MANAGERS')
      await expect(add(' ', 'TEAM')).rejects.toMatchObject(
        refusedFields({ text: 'REQUIRED' })
      )
      const texts = async () =>
        (await successCare({ userId: member.id })).notes.map(({ text }) => text)
      expect(await texts()).toEqual(['Thinks of leaving', 'Prefers mornings'])
      signIn(await buildUser('coach'), 'coach', {
        managedStage: { id: stage.id, number: 1, name: 'One' },
      } as never)
      expect(await texts()).toEqual(['Prefers mornings'])
      await signInAdmin()
      await expect(deleteSuccessNote({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      signIn(manager.user, 'success-manager')
      await deleteSuccessNote({ id })
      expect(await texts()).toEqual(['Prefers mornings'])
    }
  )
})
