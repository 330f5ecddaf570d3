// A change without its row in the info log does not happen (docs/security.md S-70): community, learning, marketing.
import { db } from 'src/lib/db'
import { answerCheckIn } from 'src/services/community/accountability/checkIns/leadCheckIns'
import { sendCheckIn } from 'src/services/community/accountability/checkIns/sendCheckIn'
import { archiveBatch } from 'src/services/community/batches/archiveBatch'
import { makeBatchCurrent } from 'src/services/community/batches/makeBatchCurrent'
import { archiveGroup } from 'src/services/community/groups/saveGroup'
import { setOnLeaderboard } from 'src/services/community/journey/setOnLeaderboard'
import { createStage, deleteStage } from 'src/services/community/stages/stages'
import { addStageStaff } from 'src/services/community/stages/stageStaff'
import { moveSuccessTask } from 'src/services/community/success/care/successTasks'
import { finishTask } from 'src/services/community/tasks/finishTask'
import { deleteCourse } from 'src/services/learning/courses/courses/courses'
import { duplicateCourse } from 'src/services/learning/courses/courses/duplicateCourse'
import { completeLesson } from 'src/services/learning/courses/myCourses/myLesson'
import { deleteUnit } from 'src/services/learning/courses/units/units'
import { drawCalendarFeed } from 'src/services/learning/events/calendarFeed/calendarFeed'
import { cancelEventOccurrence } from 'src/services/learning/events/eventOccurrences/eventOccurrences'
import { deleteEvent } from 'src/services/learning/events/events/events'
import { answerEvent } from 'src/services/learning/events/myEvents/answerEvent'
import { createLessonNote } from 'src/services/learning/lessons/lessonNotes/lessonNotes'
import {
  createAnnouncement,
  deleteAnnouncement,
} from 'src/services/marketing/announcements/saveAnnouncement'
import {
  archiveCoupon,
  pauseCoupon,
} from 'src/services/marketing/coupons/pauseCoupon'
import { closeFunnel } from 'src/services/marketing/funnels/publishFunnel'
import { deleteProduct } from 'src/services/marketing/products/products'
import { forgetMissedPaths } from 'src/services/marketing/redirectRules/missedPaths'
import { createRedirectRule } from 'src/services/marketing/redirectRules/saveRedirectRule'
import { joinWaitlist } from 'src/services/marketing/waitlist/joinWaitlist'
import { notifyWaitlist } from 'src/services/marketing/waitlist/notifyWaitlist'
import { periodOn } from 'src/shared/community/checkIns'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildLedBuddies, signInAsBuddy } from 'src/testing/accountability'
import { announcementInput, buildAnnouncement } from 'src/testing/announcements'
import {
  buildBatch,
  buildCoupon,
  buildFunnel,
  buildProduct,
} from 'src/testing/billing'
import { buildClimb, buildStage } from 'src/testing/community'
import { by, expectOneRow, nothing } from 'src/testing/failingLog'
import { buildGroup } from 'src/testing/groups'
import { buildCourse, buildEvent, buyCourse } from 'src/testing/learning'
import { buildUser, draw } from 'src/testing/people'

const community = {
  createStage: by('head-coach', nothing, () =>
    createStage({
      input: {
        number: draw(),
        name: 'Explorer',
        description: 'Look around',
        requiredPoints: 100,
        requireReview: true,
        isActive: true,
      },
    })
  ),
  deleteStage: by(
    'head-coach',
    () => buildStage([]),
    ({ id }) => deleteStage({ id })
  ),
  addStageStaff: by(
    'head-coach',
    async () => ({
      stageId: (await buildStage()).id,
      email: (await buildUser('coach')).email,
    }),
    ({ stageId, email }) =>
      addStageStaff({ stageId, input: { email, duty: 'REVIEWER' } })
  ),
  finishTask: by(
    'member',
    async ({ id }) => {
      const { stage } = await buildClimb()
      await db.user.update({ where: { id }, data: { stageId: stage.id } })
      return stage.tasks[0]
    },
    ({ id }) => finishTask({ taskId: id })
  ),
  setOnLeaderboard: by('member', nothing, () =>
    setOnLeaderboard({ isOn: false })
  ),
  archiveGroup: by(
    'head-coach',
    () => buildGroup(),
    ({ id }) => archiveGroup({ id, reason: 'The batch has ended' })
  ),
  archiveBatch: by(
    'tribe-team-ro',
    () => buildBatch({ isCurrent: false }),
    ({ id }) => archiveBatch({ id })
  ),
  moveSuccessTask: by(
    'admin',
    async () =>
      db.successTask.create({
        data: {
          userId: (await buildUser()).id,
          kind: 'CALL',
          dueOn: dateColumnOf(manilaToday()),
        },
      }),
    ({ id }) => moveSuccessTask({ id, dueOn: addDays(manilaToday(), 3) })
  ),
  makeBatchCurrent: by(
    'tribe-team-ro',
    () => buildBatch(),
    ({ id }) => makeBatchCurrent({ id })
  ),
}

/** The leader of a group, a member, and the day on which the member's check-in is due. */
const checkingIn = async () => {
  const { group, leader, ana } = await buildLedBuddies()
  return { group, leader, ana, ...periodOn(group, manilaToday()) }
}

const checkIns = {
  sendCheckIn: async () => {
    const { ana, dueOn } = await checkingIn()
    await signInAsBuddy(ana)
    const input = { dueOn, done: 'Five', goals: 'Ten', blockers: '', help: '' }
    return () => sendCheckIn({ input })
  },
  answerCheckIn: async () => {
    const { group, leader, ana, dueOn } = await checkingIn()
    const { id } = await db.checkIn.create({
      data: {
        groupId: group.id,
        userId: ana.id,
        dueOn: dateColumnOf(dueOn),
        status: 'ON_TIME',
        done: 'Five',
        goals: 'Ten',
        help: 'How?',
        sentAt: new Date(),
      },
    })
    await signInAsBuddy(leader)
    return () => answerCheckIn({ id, answer: 'By the hour' })
  },
}

/** A lesson that a member has bought. */
const openLesson = async ({ id }: { id: number }) => {
  const course = await buildCourse()
  await buyCourse(id, course.id)
  return course.lessonIds[0]
}

const learning = {
  deleteCourse: by(
    'admin',
    () => buildCourse(),
    ({ id }) => deleteCourse({ id })
  ),
  duplicateCourse: by(
    'admin',
    () => buildCourse(),
    ({ id }) => duplicateCourse({ id })
  ),
  deleteUnit: by(
    'admin',
    () => buildCourse({ lessons: 0 }),
    ({ unitId }) => deleteUnit({ id: unitId })
  ),
  createLessonNote: by('member', openLesson, (lessonId) =>
    createLessonNote({ lessonId, input: { text: 'Ask Ben' } })
  ),
  completeLesson: by('member', openLesson, (lessonId) =>
    completeLesson({ lessonId })
  ),
  answerEvent: by(
    'member',
    () => buildEvent(),
    ({ occurrenceId }) => answerEvent({ occurrenceId, answer: 'GOING' })
  ),
  cancelEventOccurrence: by(
    'admin',
    () => buildEvent(),
    ({ occurrenceId }) => cancelEventOccurrence({ id: occurrenceId })
  ),
  deleteEvent: by(
    'admin',
    () => buildEvent(),
    ({ id }) => deleteEvent({ id })
  ),
  drawCalendarFeed: by('member', nothing, () => drawCalendarFeed()),
}

const coupon = async () => buildCoupon((await buildFunnel()).id)

const marketing = {
  joinWaitlist: by(
    'member',
    () => buildFunnel(),
    ({ id: funnelId }) =>
      joinWaitlist({ input: { funnelId, email: 'ana@example.com' } })
  ),
  notifyWaitlist: by(
    'admin',
    async () => {
      const { id: funnelId } = await buildFunnel()
      return db.waitlistEntry.create({
        data: { funnelId, email: 'ana@example.com', name: 'Ana' },
      })
    },
    ({ funnelId }) => notifyWaitlist({ funnelId })
  ),
  createRedirectRule: by('admin', nothing, () =>
    createRedirectRule({
      input: {
        source: '/old',
        match: 'EXACT',
        target: '/free-training',
        code: 302,
        params: 'KEEP',
        audience: 'ANYONE',
        isActive: true,
      },
    })
  ),
  forgetMissedPaths: by(
    'admin',
    () =>
      db.missedPath.createMany({
        data: ['/one', '/two'].map((path) => ({ path, lastAt: new Date() })),
      }),
    () => forgetMissedPaths({ paths: ['/one', '/two', '/unknown'] })
  ),
  createAnnouncement: by('admin', nothing, () =>
    createAnnouncement({ input: announcementInput })
  ),
  deleteAnnouncement: by(
    'admin',
    () => buildAnnouncement(),
    ({ id }) => deleteAnnouncement({ id })
  ),
  pauseCoupon: by('admin', coupon, ({ id }) => pauseCoupon({ id })),
  archiveCoupon: by('admin', coupon, ({ id }) => archiveCoupon({ id })),
  closeFunnel: by(
    'admin',
    () => buildFunnel(),
    ({ id }) => closeFunnel({ id })
  ),
  deleteProduct: by(
    'admin',
    () => buildProduct(),
    ({ id }) => deleteProduct({ id })
  ),
}

const domains = { community, 'check-ins': checkIns, learning, marketing }

describe.each(Object.entries(domains))('a change in %s', (_, changes) => {
  for (const [name, setUp] of Object.entries(changes))
    scenario(
      `By ${name} is nothing without its log row, and leaves one with it`,
      async () => {
        expect(await expectOneRow(setUp)).toBe(false)
      }
    )
})
