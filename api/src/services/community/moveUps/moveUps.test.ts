import { db } from 'src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildClimb, buildStaffOf, signInStaff } from 'src/testing/community'
import { buildEvent, inHours } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { myStage } from '../journey/myStage'
import { finishTask } from '../tasks/finishTask'
import { reverseXp } from '../xp/reverseXp'

import { expireMoveUps } from './expireMoveUps'
import { requestMoveUp } from './requestMoveUp'
import { approveMoveUpRequest } from './review/approveMoveUpRequest'
import { assignMoveUpRequest } from './review/assignMoveUpRequest'
import { checkMoveUpTask } from './review/checkMoveUpTask'
import { claimMoveUpRequest } from './review/claimMoveUpRequest'
import { declineMoveUpRequest } from './review/declineMoveUpRequest'
import { moveUpRequest } from './review/moveUpRequest'
import { moveUpRequestsPage } from './review/moveUpRequestsPage'
import { releaseMoveUpRequest } from './review/releaseMoveUpRequest'
import { returnMoveUpRequest } from './review/returnMoveUpRequest'
import { revertMoveUpRequest } from './review/revertMoveUpRequest'
import { withdrawMoveUp } from './withdrawMoveUp'

const HOUR_MS = 3_600_000

/** A member who fulfils all conditions of their stage. */
const finished = async (points?: number[]) => {
  const climb = await buildClimb(points)
  signIn(climb.member)
  for (const { id } of climb.stage.tasks) await finishTask({ taskId: id })
  return climb
}

/** The member's request, and two reviewers of the stage. */
const asked = async () => {
  const climb = await finished()
  const request = await requestMoveUp({ note: 'Please' })
  const one = await buildStaffOf(climb.stage.id)
  const other = await buildStaffOf(climb.stage.id)
  return { ...climb, request, one, other }
}

/** A request that the first reviewer has claimed. */
const claimed = async () => {
  const all = await asked()
  await signInStaff(all.one)
  await claimMoveUpRequest({ id: all.request.id })
  return all
}

const stageIdOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).stageId

const logged = (action: string) => db.infoLog.count({ where: { action } })

const mailsTo = (email: string) =>
  db.outboxEmail.findMany({ where: { to: email, template: 'moveUp' } })

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).sort()

describe('requesting to move up', () => {
  scenario('Is refused before the required tasks are done', async () => {
    const { member, stage } = await buildClimb()
    signIn(member)
    await expect(requestMoveUp({})).rejects.toMatchObject(
      refusal('MOVE_UP_NOT_READY')
    )
    await finishTask({ taskId: stage.tasks[0].id })
    await expect(requestMoveUp({})).rejects.toMatchObject(
      refusal('MOVE_UP_NOT_READY')
    )
    expect(await db.moveUpRequest.count()).toBe(0)
  })

  scenario('Is refused while points are missing', async () => {
    const { stage } = await finished([20])
    await db.stage.update({
      where: { id: stage.id },
      data: { requiredPoints: 21 },
    })
    await expect(requestMoveUp({})).rejects.toMatchObject(
      refusal('MOVE_UP_NOT_READY')
    )
  })

  scenario('Creates one request under concurrency', async () => {
    const { member, stage, next } = await finished()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => requestMoveUp({ note: ' Please ' }))
    )
    expect(outcomes(results)).toEqual([
      'fulfilled',
      ...Array(4).fill('rejected'),
    ])
    const requests = await db.moveUpRequest.findMany({
      include: { steps: true },
    })
    expect(requests).toEqual([
      expect.objectContaining({
        userId: member.id,
        fromStageId: stage.id,
        toStageId: next.id,
        status: 'REQUESTED',
        round: 1,
        memberNote: 'Please',
      }),
    ])
    expect(requests[0].slaDueAt.getTime()).toBe(
      requests[0].submittedAt.getTime() + 48 * HOUR_MS
    )
    expect(requests[0].steps.map(({ status }) => status)).toEqual(['REQUESTED'])
    expect(await logged('moveUp.requested')).toBe(1)
    expect(await stageIdOf(member.id)).toBe(stage.id)
  })

  scenario(
    'Moves the member at once, and once, if the stage has no reviewers',
    async () => {
      const { member, stage, next } = await finished()
      await db.stage.update({
        where: { id: stage.id },
        data: { requireReview: false },
      })
      const results = await Promise.allSettled([
        requestMoveUp({}),
        requestMoveUp({}),
      ])
      expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
      expect(await stageIdOf(member.id)).toBe(next.id)
      expect(await logged('moveUp.movedUp')).toBe(1)
      expect(await db.moveUpRequest.findMany()).toMatchObject([
        { status: 'APPROVED', decidedById: null },
      ])
    }
  )

  scenario(
    'Assigns reviewers in turn, never the member themselves or one without a level',
    async () => {
      const { member, stage } = await finished()
      await db.stage.update({
        where: { id: stage.id },
        data: { reviewerRule: 'ROUND_ROBIN' },
      })
      await db.stageStaff.create({
        data: { stageId: stage.id, userId: member.id, duty: 'REVIEWER' },
      })
      const former = await buildStaffOf(stage.id)
      await db.userAccessLevel.deleteMany({ where: { userId: former.id } })
      const one = await buildStaffOf(stage.id)
      const other = await buildStaffOf(stage.id)
      const assignees: unknown[] = []
      for (let each = 0; each < 3; each++) {
        const { id } = await requestMoveUp({})
        const row = await db.moveUpRequest.findUniqueOrThrow({ where: { id } })
        assignees.push(row.assignedToId)
        await withdrawMoveUp({ id })
      }
      expect(assignees).toEqual([one.id, other.id, one.id])
    }
  )

  scenario('Can be withdrawn, only by the member and once', async () => {
    const { member, request } = await asked()
    signIn(await buildUser())
    await expect(withdrawMoveUp({ id: request.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(member)
    const results = await Promise.allSettled([
      withdrawMoveUp({ id: request.id }),
      withdrawMoveUp({ id: request.id }),
    ])
    expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
    expect(await requestMoveUp({})).toMatchObject({ round: 1 })
  })

  scenario('Cannot be withdrawn while a reviewer has claimed it', async () => {
    const { member, request } = await claimed()
    signIn(member)
    await expect(withdrawMoveUp({ id: request.id })).rejects.toMatchObject(
      refusal('MOVE_UP_TAKEN')
    )
  })
})

describe('a request whose claim has expired', () => {
  /** A request whose claim expired `since` milliseconds ago, give or take a second. */
  const lapsed = async (since = 0) => {
    const all = await claimed()
    const claimedAt = new Date(Date.now() - 2 * HOUR_MS - 1000 - since)
    await db.moveUpRequest.update({
      where: { id: all.request.id },
      data: { claimedAt },
    })
    return all
  }

  scenario('Can be withdrawn by its member', async () => {
    const { member, request } = await lapsed()
    signIn(member)
    expect(await withdrawMoveUp({ id: request.id })).toMatchObject({
      status: 'WITHDRAWN',
    })
  })

  scenario('Is either withdrawn or claimed by another reviewer', async () => {
    const { member, request, other } = await lapsed()
    signIn(member)
    const withdrawal = withdrawMoveUp({ id: request.id })
    await signInStaff(other)
    const claim = claimMoveUpRequest({ id: request.id })
    expect(outcomes(await Promise.allSettled([withdrawal, claim]))).toEqual([
      'fulfilled',
      'rejected',
    ])
  })

  scenario('Expires after thirty days', async () => {
    await lapsed()
    const day = (count: number) => new Date(Date.now() + count * 24 * HOUR_MS)
    expect(await expireMoveUps(day(29))).toBe(0)
    expect(await expireMoveUps(day(31))).toBe(1)
  })
})

describe('the leader of a stage', () => {
  scenario('Reads and assigns requests, and decides none', async () => {
    const { request, stage, one } = await asked()
    const leader = await buildStaffOf(stage.id, 'LEADER')
    await signInStaff(leader)
    const { id } = request
    expect((await moveUpRequestsPage({ stageId: stage.id })).total).toBe(1)
    expect(await moveUpRequest({ id })).toMatchObject({
      mayDecide: false,
      isMine: false,
      memberNote: 'Please',
      reviewers: [{ id: one.id }, {}],
    })
    await assignMoveUpRequest({ id, reviewerId: one.id })
    for (const decide of [
      () => claimMoveUpRequest({ id }),
      () => releaseMoveUpRequest({ id }),
      () => approveMoveUpRequest({ id }),
      () => returnMoveUpRequest({ id, reason: 'No' }),
      () => declineMoveUpRequest({ id, reason: 'No' }),
    ])
      await expect(decide()).rejects.toMatchObject(refusal('NOT_FOUND'))

    await signInStaff(one)
    expect(await moveUpRequest({ id })).toMatchObject({ mayDecide: true })
  })

  scenario('Of another stage sees none of them', async () => {
    const { request } = await asked()
    const { next } = await buildClimb()
    await signInStaff(await buildStaffOf(next.id, 'LEADER'))
    expect(await moveUpRequest({ id: request.id })).toBeNull()
    await expect(
      assignMoveUpRequest({ id: request.id, reviewerId: null })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('claiming a request', () => {
  scenario(
    'Is for the reviewers of its stage, never for its member',
    async () => {
      const { member, request, stage } = await asked()
      const stranger = await buildStaffOf((await buildClimb()).stage.id)
      await signInStaff(stranger)
      await expect(
        claimMoveUpRequest({ id: request.id })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      expect(await moveUpRequest({ id: request.id })).toBeNull()
      await expect(
        moveUpRequestsPage({ stageId: stage.id })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))

      await db.stageStaff.create({
        data: { stageId: stage.id, userId: member.id, duty: 'REVIEWER' },
      })
      await signInStaff(member)
      await expect(
        claimMoveUpRequest({ id: request.id })
      ).rejects.toMatchObject(refusal('MOVE_UP_OWN'))
    }
  )

  scenario('Succeeds for one of two concurrent reviewers', async () => {
    const { request, one, other } = await asked()
    await signInStaff(one)
    const first = claimMoveUpRequest({ id: request.id })
    await signInStaff(other)
    const second = claimMoveUpRequest({ id: request.id })
    expect(outcomes(await Promise.allSettled([first, second]))).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await logged('moveUp.claimed')).toBe(1)
  })

  scenario('Lasts two hours, or until it is released', async () => {
    const { request, one, other } = await claimed()
    await signInStaff(other)
    await expect(claimMoveUpRequest({ id: request.id })).rejects.toMatchObject(
      refusal('MOVE_UP_TAKEN')
    )
    await db.moveUpRequest.update({
      where: { id: request.id },
      data: { claimedAt: new Date(Date.now() - 2 * HOUR_MS - 1000) },
    })
    expect(await claimMoveUpRequest({ id: request.id })).toMatchObject({
      claimedById: other.id,
      isClaimed: true,
    })
    await signInStaff(one)
    await expect(
      approveMoveUpRequest({ id: request.id })
    ).rejects.toMatchObject(refusal('MOVE_UP_TAKEN'))
    await signInStaff(other)
    expect(await releaseMoveUpRequest({ id: request.id })).toMatchObject({
      status: 'REQUESTED',
      claimedById: null,
    })
    await signInStaff(one)
    expect(await claimMoveUpRequest({ id: request.id })).toMatchObject({
      claimedById: one.id,
    })
  })

  scenario('Of an assigned request is for its assignee', async () => {
    const { request, stage, one, other } = await asked()
    await db.stage.update({
      where: { id: stage.id },
      data: { reviewerRule: 'ASSIGNED' },
    })
    await signInStaff(one)
    await expect(claimMoveUpRequest({ id: request.id })).rejects.toMatchObject(
      refusal('MOVE_UP_ASSIGNED')
    )
    const stranger = await buildUser('coach')
    await expect(
      assignMoveUpRequest({ id: request.id, reviewerId: stranger.id })
    ).rejects.toMatchObject({
      extensions: { properties: { codes: { reviewerId: 'REVIEWER_UNKNOWN' } } },
    })
    await assignMoveUpRequest({ id: request.id, reviewerId: other.id })
    await expect(claimMoveUpRequest({ id: request.id })).rejects.toMatchObject(
      refusal('MOVE_UP_ASSIGNED')
    )
    await signInStaff(other)
    expect(await claimMoveUpRequest({ id: request.id })).toMatchObject({
      status: 'IN_REVIEW',
    })
    await signInStaff(stranger)
    await expect(
      assignMoveUpRequest({ id: request.id, reviewerId: null })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Is required before a decision', async () => {
    const { request, one } = await asked()
    await signInStaff(one)
    await expect(
      approveMoveUpRequest({ id: request.id })
    ).rejects.toMatchObject(refusal('MOVE_UP_NOT_CLAIMED'))
  })
})

describe('a decision on a request', () => {
  scenario(
    'To approve moves and notifies the member, and is logged once',
    async () => {
      const { request, member, next } = await claimed()
      const results = await Promise.allSettled([
        approveMoveUpRequest({ id: request.id, note: 'Well done' }),
        approveMoveUpRequest({ id: request.id, note: 'Well done' }),
      ])
      expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
      expect(await stageIdOf(member.id)).toBe(next.id)
      expect(await logged('moveUp.approved')).toBe(1)
      const mails = await mailsTo(member.email)
      expect(mails).toHaveLength(1)
      expect(mails[0].subject).toBe('You moved up')
      expect(mails[0].text).toContain(next.name)
    }
  )

  scenario('To return needs a reason and starts the next round', async () => {
    const { request, member, stage } = await claimed()
    await expect(
      returnMoveUpRequest({ id: request.id, reason: ' ' })
    ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    await returnMoveUpRequest({ id: request.id, reason: 'Blur the name' })
    expect((await mailsTo(member.email))[0].text).toContain('Blur the name')

    signIn(member)
    expect(await myStage()).toMatchObject({
      isReady: true,
      request: { status: 'RETURNED', reviewerNote: 'Blur the name' },
    })
    expect(await requestMoveUp({ note: 'Done' })).toMatchObject({
      id: request.id,
      round: 2,
      status: 'REQUESTED',
      claimedById: null,
    })
    const { request: open } = await myStage()
    expect(open?.steps.map(({ status, round }) => [status, round])).toEqual([
      ['REQUESTED', 1],
      ['RETURNED', 1],
      ['REQUESTED', 2],
    ])
    expect(await stageIdOf(member.id)).toBe(stage.id)
  })

  scenario('To decline is final until the waiting days are over', async () => {
    const { request, member } = await claimed()
    await declineMoveUpRequest({ id: request.id, reason: 'Not your own work' })
    const again = addDays(manilaToday(), 7)
    expect((await mailsTo(member.email))[0].text).toContain('Not your own work')
    signIn(member)
    await expect(requestMoveUp({})).rejects.toMatchObject(
      refusal('MOVE_UP_COOL_DOWN')
    )
    expect(await myStage()).toMatchObject({
      missing: ['coolDown'],
      request: null,
      history: [{ status: 'DECLINED', coolDownUntil: again }],
    })
    await db.moveUpRequest.update({
      where: { id: request.id },
      data: { coolDownUntil: dateColumnOf(manilaToday()) },
    })
    expect(await requestMoveUp({})).toMatchObject({ round: 1 })
  })

  scenario('To approve is refused once points were reversed', async () => {
    const { request, member, one } = await claimed()
    const entry = await db.xpLedger.findFirstOrThrow({
      where: { userId: member.id },
    })
    signIn(await buildUser('admin'), 'admin')
    await reverseXp({ id: entry.id, reason: 'Copied' })
    await signInStaff(one)
    await expect(
      approveMoveUpRequest({ id: request.id })
    ).rejects.toMatchObject(refusal('MOVE_UP_NOT_READY'))
    expect(await db.moveUpRequest.findFirst()).toMatchObject({
      status: 'IN_REVIEW',
    })
    expect(await mailsTo(member.email)).toEqual([])
  })

  scenario(
    'Can be reverted by permitted staff while it still applies',
    async () => {
      const { request, member, stage } = await claimed()
      await approveMoveUpRequest({ id: request.id })
      signIn(await buildUser('admin'), 'admin')
      const results = await Promise.allSettled([
        revertMoveUpRequest({ id: request.id, reason: 'By mistake' }),
        revertMoveUpRequest({ id: request.id, reason: 'By mistake' }),
      ])
      expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
      expect(await stageIdOf(member.id)).toBe(stage.id)
      expect(await logged('moveUp.reverted')).toBe(1)
      expect(
        await db.user.findUniqueOrThrow({ where: { id: member.id } })
      ).toMatchObject({ xp: 50 })
    }
  )

  scenario(
    'Cannot be reverted after the member has moved further',
    async () => {
      const { request, member } = await claimed()
      await approveMoveUpRequest({ id: request.id })
      const { stage: beyond } = await buildClimb()
      await db.user.update({
        where: { id: member.id },
        data: { stageId: beyond.id },
      })
      signIn(await buildUser('admin'), 'admin')
      await expect(
        revertMoveUpRequest({ id: request.id, reason: 'Late' })
      ).rejects.toMatchObject(refusal('MOVE_UP_DECIDED'))
      expect(await db.moveUpRequest.findFirst()).toMatchObject({
        status: 'APPROVED',
      })
    }
  )
})

describe('the evidence', () => {
  scenario(
    'Contains every task with its completion and the checklist',
    async () => {
      const { request, stage } = await claimed()
      const [first, second] = stage.tasks
      await checkMoveUpTask({ id: request.id, taskId: first.id, isOk: true })
      await checkMoveUpTask({
        id: request.id,
        taskId: first.id,
        isOk: false,
        note: 'Too short',
      })
      await expect(
        checkMoveUpTask({ id: request.id, taskId: 0, isOk: true })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      expect(await moveUpRequest({ id: request.id })).toMatchObject({
        isMine: true,
        isStillEligible: true,
        lessonCount: 0,
        tasks: [
          {
            id: first.id,
            how: 'DONE_BY_YOU',
            checkIsOk: false,
            checkNote: 'Too short',
          },
          { id: second.id, how: 'DONE_BY_YOU', checkNote: '' },
        ],
      })
    }
  )
})

describe('the events in the evidence', () => {
  scenario('Are those that the member attended, latest first', async () => {
    const { request } = await claimed()
    const { occurrenceIds } = await buildEvent({ title: 'Coaching' }, [
      inHours(-50),
      inHours(-26),
      inHours(-2),
    ])
    const other = await buildUser()
    const attended = (occurrenceId: number, userId: number) =>
      db.attendance.create({ data: { occurrenceId, userId, method: 'CODE' } })
    await attended(occurrenceIds[0], request.userId)
    await attended(occurrenceIds[1], request.userId)
    await attended(occurrenceIds[2], other.id)

    expect(await moveUpRequest({ id: request.id })).toMatchObject({
      attendanceCount: 2,
      attendance: [
        { id: occurrenceIds[1], title: 'Coaching', method: 'CODE' },
        { id: occurrenceIds[0], title: 'Coaching', method: 'CODE' },
      ],
    })
  })
})

describe('the queue', () => {
  scenario('Shows late requests first, and costs one statement', async () => {
    const { stage, one } = await asked()
    const ids: number[] = []
    for (const hours of [5, -3, 1]) {
      const user = await buildUser('member', { stageId: stage.id })
      const { id } = await db.moveUpRequest.create({
        data: {
          userId: user.id,
          fromStageId: stage.id,
          toStageId: stage.id,
          slaDueAt: new Date(Date.now() + hours * HOUR_MS),
        },
      })
      ids.push(id)
    }
    await signInStaff(one)
    const { rows, total } = await moveUpRequestsPage({ stageId: stage.id })
    expect(total).toBe(4)
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual([
      ids[1],
      ids[2],
      ids[0],
    ])
    expect(rows.map(({ isOverdue }) => isOverdue)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(
      await statementsOf(() => moveUpRequestsPage({ stageId: stage.id }))
    ).toBe(1)
    expect(
      await moveUpRequestsPage({ stageId: stage.id, filter: 'DECIDED' })
    ).toEqual({ rows: [], total: 0 })
  })

  scenario(
    'Expires requests without a change for thirty days, once',
    async () => {
      const { request, member } = await asked()
      const day = (count: number) => new Date(Date.now() + count * 24 * HOUR_MS)
      expect(await expireMoveUps(day(29))).toBe(0)
      const results = await Promise.all([
        expireMoveUps(day(31)),
        expireMoveUps(day(31)),
      ])
      expect(results[0] + results[1]).toBe(1)
      expect(
        await db.moveUpRequest.findUnique({ where: { id: request.id } })
      ).toMatchObject({ status: 'EXPIRED' })
      signIn(member)
      expect(await requestMoveUp({})).toMatchObject({ round: 1 })
    }
  )

  scenario('Counts from the day on which a request was returned', async () => {
    const { request } = await claimed()
    await returnMoveUpRequest({ id: request.id, reason: 'More, please' })
    const day = (count: number) => new Date(Date.now() + count * 24 * HOUR_MS)
    await db.moveUpRequest.update({
      where: { id: request.id },
      data: { submittedAt: day(-25) },
    })
    expect(await expireMoveUps(day(6))).toBe(0)
    expect(await expireMoveUps(day(31))).toBe(1)
  })
})
