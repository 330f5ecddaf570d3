import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { enrollmentBatches } from 'src/services/billing/enrolling/enrollmentBatches'
import { enrollUser } from 'src/services/billing/enrolling/enrollUser'
import { requireOpenLesson } from 'src/services/learning/courses/myCourses/courseToLearnIn'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildBatch, buildFunnel } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildCourse } from 'src/testing/learning'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { batch } from './batches'
import { joinBatch } from './joinBatch'
import { updateBatch } from './saveBatch'

const signInStaff = async () =>
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')

const enrol = async (userId: number, batchId: number) => {
  const funnel = await buildFunnel()
  return enrollUser({
    id: userId,
    input: {
      batchId,
      funnelDetails: [{ funnelId: funnel.id, paymentTermId: funnel.oneTimeId }],
    },
  })
}

const levelsOf = async (userId: number) => {
  const held = await db.userAccessLevel.findMany({
    where: { userId },
    orderBy: { accessLevelId: 'asc' },
  })
  return held.map(({ accessLevelId }) => accessLevelId)
}

describe('a place in a batch', () => {
  scenario(
    'Is refused once all are taken, also under concurrency',
    async () => {
      await signInStaff()
      const { id } = await buildBatch({ capacity: 2 })
      const people = [await buildUser(), await buildUser(), await buildUser()]
      const tries = await Promise.allSettled(
        people.map(({ id: userId }) => enrol(userId, id))
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(
        2
      )
      const refused = tries.find(({ status }) => status === 'rejected')
      expect((refused as PromiseRejectedResult).reason).toMatchObject(
        refusedFields({ batchId: 'BATCH_FULL' })
      )
      expect(await batch({ id })).toMatchObject({ memberCount: 2 })
      expect(await enrollmentBatches()).toMatchObject([{ isFull: true }])
    }
  )

  scenario('Is kept by a member who buys something else', async () => {
    await signInStaff()
    const { id } = await buildBatch({ capacity: 1 })
    const user = await buildUser()
    await enrol(user.id, id)
    await enrol(user.id, id)
    expect(await batch({ id })).toMatchObject({ memberCount: 1 })
  })

  scenario('Is counted as people come, move, are archived and go', async () => {
    const [first, second] = [await buildBatch(), await buildBatch()]
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => buildUser('member', { batchId: first.id }))
    )
    const counts = async () => [
      (await batch({ id: first.id }))?.memberCount,
      (await batch({ id: second.id }))?.memberCount,
    ]
    expect(await counts()).toEqual([4, 0])
    const change = (index: number, data: object) =>
      db.user.update({ where: { id: people[index].id }, data })
    await change(0, { batchId: second.id })
    await change(1, { archivedAt: new Date() })
    await change(2, { batchId: second.id, archivedAt: new Date() })
    expect(await counts()).toEqual([1, 1])
    await change(2, { archivedAt: null })
    await db.user.delete({ where: { id: people[3].id } })
    expect(await counts()).toEqual([0, 2])
    await db.$executeRaw`SELECT app.recount_batches()`
    expect(await counts()).toEqual([0, 2])
  })

  scenario('Is not given in a missing or archived batch', async () => {
    await signInStaff()
    const user = await buildUser()
    const { id } = await buildBatch({ archivedAt: new Date() })
    for (const batchId of [0, id])
      await expect(enrol(user.id, batchId)).rejects.toMatchObject(
        refusedFields({ batchId: 'BATCH_REQUIRED' })
      )
  })
})

describe('the levels of a batch', () => {
  scenario('Are given to new members by hand, and only once', async () => {
    await signInStaff()
    await buildAccessLevel('affiliate')
    const { id } = await buildBatch({
      levels: { create: { accessLevelId: 'affiliate' } },
    })
    const user = await buildUser('non-member')
    await enrol(user.id, id)
    expect(await levelsOf(user.id)).toEqual(['affiliate', 'non-member'])
    const log = await db.infoLog.findFirstOrThrow({
      where: { action: 'user.enrolled' },
    })
    expect(log.after).toMatchObject({ accessLevels: ['affiliate'] })
    await db.userAccessLevel.deleteMany({
      where: { userId: user.id, accessLevelId: 'affiliate' },
    })
    await enrol(user.id, id)
    expect(await levelsOf(user.id)).toEqual(['non-member'])
  })

  scenario('Never make anyone staff, and are not for oneself', async () => {
    const staff = await buildUser('tribe-team-fa')
    signIn(staff, 'tribe-team-fa')
    await buildAccessLevel('coach')
    const { id } = await buildBatch({
      levels: { create: { accessLevelId: 'coach' } },
    })
    const user = await buildUser('non-member')
    await enrol(user.id, id)
    expect(await levelsOf(user.id)).toEqual(['non-member'])
    await buildAccessLevel('affiliate')
    const open = await buildBatch({
      levels: { create: { accessLevelId: 'affiliate' } },
    })
    await expect(
      inTransaction((tx) => joinBatch(tx, staff.id, open.id))
    ).rejects.toMatchObject(refusal('OWN_ACCESS_LEVELS'))
  })
})

describe('the journey of a new member', () => {
  const enrolMember = async (requiresJourneyForm: boolean) => {
    await signInStaff()
    const stage = await buildStage()
    const { id } = await buildBatch({ requiresJourneyForm })
    const user = await buildUser('non-member')
    await enrol(user.id, id)
    const { stageId } = await db.user.findUniqueOrThrow({
      where: { id: user.id },
    })
    return { stageId, first: stage.id }
  }

  scenario('Begins with the enrolment', async () => {
    const { stageId, first } = await enrolMember(false)
    expect(stageId).toBe(first)
  })

  scenario('Waits for the journey form if the batch requires it', async () => {
    expect((await enrolMember(true)).stageId).toBeNull()
  })
})

scenario('Lessons that open after the launch move with its day', async () => {
  const today = manilaToday()
  const { id, number, name } = await buildBatch({
    launchFrom: dateColumnOf(addDays(today, -6)),
  })
  const course = await buildCourse()
  const [lessonId] = course.lessonIds
  await db.courseBatch.create({ data: { courseId: course.id, batchId: id } })
  await db.lesson.update({
    where: { id: lessonId },
    data: { opensBy: 'BATCH_LAUNCH', opensAfterDays: 7 },
  })
  const member = await buildUser('member', { batchId: id })
  const launchOn = async (launchFrom: string) => {
    signIn(await buildUser('tribe-team-ro'), 'tribe-team-ro')
    await updateBatch({
      id,
      input: {
        number,
        name,
        description: '',
        launchFrom,
        launchTo: addDays(today, 30),
        requiresJourneyForm: false,
        accessLevelIds: [],
        managerIds: [],
      },
    })
    signIn(member)
  }
  signIn(member)
  await expect(requireOpenLesson(lessonId)).rejects.toMatchObject(
    refusal('LESSON_LOCKED')
  )
  await launchOn(addDays(today, -7))
  await requireOpenLesson(lessonId)
  await launchOn(today)
  await expect(requireOpenLesson(lessonId)).rejects.toMatchObject(
    refusal('LESSON_LOCKED')
  )
})
