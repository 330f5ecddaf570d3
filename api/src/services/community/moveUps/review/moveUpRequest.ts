import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { requestHistory } from 'src/services/community/moveUps/requestHistory'
import { asStageName } from 'src/services/community/stages/asMemberTask'
import { loadProgress } from 'src/services/community/stages/loadProgress'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'
import { howFinished } from 'src/shared/community/howFinished'
import { uploadUrlOf } from 'src/shared/uploads'

import { mayReadRequest, reviewsStage } from './reviewScope'

/** The last lessons and the last attended events are shown, at most this many of each. */
const SHOWN = 10

const person = {
  select: { id: true, firstName: true, lastName: true },
} as const

const lessonsOf = async (userId: number) => {
  const where = { userId, completedAt: { not: null } }
  const [rows, count] = await Promise.all([
    db.lessonProgress.findMany({
      where,
      orderBy: { completedAt: 'desc' },
      take: SHOWN,
      include: {
        lesson: { include: { unit: { include: { course: true } } } },
      },
    }),
    db.lessonProgress.count({ where }),
  ])
  return {
    lessonCount: count,
    lessons: rows.map(({ lesson, completedAt }) => ({
      id: lesson.id,
      name: local(lesson, 'name'),
      courseTitle: local(lesson.unit.course, 'title'),
      completedAt,
    })),
  }
}

const attendedBy = async (userId: number) => {
  const [rows, count] = await Promise.all([
    db.attendance.findMany({
      where: { userId },
      orderBy: { occurrence: { startsAt: 'desc' } },
      take: SHOWN,
      include: { occurrence: { include: { event: true } } },
    }),
    db.attendance.count({ where: { userId } }),
  ])
  return {
    attendanceCount: count,
    attendance: rows.map(({ method, occurrence }) => ({
      id: occurrence.id,
      title: local(occurrence.event, 'title'),
      startsAt: occurrence.startsAt,
      tz: occurrence.event.tz,
      allDay: occurrence.event.allDay,
      method,
    })),
  }
}

/**
 * A request with its evidence: every task of the stage with its proof and checklist result, lessons, attended events,
 * and the reasons of earlier rounds. For reviewers and leaders of the stage, and leaders of the
 * member's group; not found for anyone else.
 */
export const moveUpRequest = (async ({ id }) => {
  const request = await db.moveUpRequest.findUnique({
    where: { id },
    include: {
      user: { include: { batch: { select: { name: true } } } },
      fromStage: { include: { tasks: { orderBy: { position: 'asc' } } } },
      toStage: true,
      checks: true,
      assignedTo: person,
      claimedBy: person,
    },
  })
  if (!request || !(await mayReadRequest(request.fromStageId, request.userId)))
    return null

  const { user, fromStage, toStage, checks } = request
  const [states, steps, learnt, attended, reviewers, loaded] =
    await Promise.all([
      db.userTask.findMany({
        where: { userId: user.id, task: { stageId: fromStage.id } },
      }),
      requestHistory([id]),
      lessonsOf(user.id),
      attendedBy(user.id),
      db.stageStaff.findMany({
        where: { stageId: fromStage.id, duty: 'REVIEWER' },
        include: { user: person },
      }),
      loadProgress(user.id),
    ])
  const viewer = currentUser()
  const answered = asMoveUpRequest(request)
  const isMine = answered.isClaimed && request.claimedById === viewer.id
  return {
    ...answered,
    fromStage: asStageName(fromStage),
    toStage: asStageName(toStage),
    reviewerRule: fromStage.reviewerRule,
    memberName: fullName(user),
    memberSlug: user.slug,
    batchName: user.batch?.name,
    joinedAt: user.createdAt,
    xp: user.xp,
    requiredPoints: fromStage.requiredPoints,
    isStillEligible:
      loaded?.stage?.id === fromStage.id && loaded.progress.isEligible,
    assignedToName: request.assignedTo && fullName(request.assignedTo),
    claimedByName:
      answered.isClaimed && request.claimedBy
        ? fullName(request.claimedBy)
        : null,
    isMine,
    mayDecide: reviewsStage(fromStage.id),
    isOwn: user.id === viewer.id,
    mayRevert: request.status === 'APPROVED' && can(viewer, 'reviewMoveUp'),
    reviewers: reviewers
      .filter(({ userId }) => userId !== user.id)
      .map(({ user: each }) => ({ id: each.id, name: fullName(each) })),
    tasks: fromStage.tasks
      .map((task) => ({
        task,
        state: states.find(({ taskId }) => taskId === task.id),
      }))
      .filter(
        ({ task, state }) =>
          (task.isActive && !task.retiredAt) || state?.status === 'COMPLETED'
      )
      .map(({ task, state }) => {
        const check = checks.find(({ taskId }) => taskId === task.id)
        return {
          id: task.id,
          title: local(task, 'title'),
          points: task.points,
          isRequired: task.isRequired,
          status: state?.status ?? ('OPEN' as const),
          how:
            state?.status === 'COMPLETED'
              ? howFinished({ ...task, decidedById: state.decidedById })
              : null,
          completedAt: state?.completedAt,
          proofText: state?.proofText,
          proofUrl: state?.proofUrl,
          proofFileUrl: uploadUrlOf(state?.proofFileId),
          checkIsOk: check?.isOk,
          checkNote: check?.note ?? '',
        }
      }),
    steps,
    ...learnt,
    ...attended,
  }
}) satisfies QueryResolvers['moveUpRequest']
