import { db, pool } from 'src/lib/db'

import { buildBuddies } from './accountability'
import { buildFunnel, buildInvoice } from './billing'
import { buildStage } from './community'
import { buildCourse, buildEvent } from './learning'
import { draw } from './people'

/** Creates one activity of every kind that the reports count, for a person at an instant. */
export const buildActivity = async (userId: number, at: Date) => {
  const course = await buildCourse()
  const stage = await buildStage([10])
  const next = await buildStage([10])
  const { occurrenceId } = await buildEvent()
  const { id: groupId } = await buildBuddies()
  const feed =
    (await db.feed.findFirst({ where: { isSchool: true } })) ??
    (await db.feed.create({ data: { isSchool: true } }))
  const { subscriptionId, schedules } = await buildInvoice({
    userId,
    pricesCentavos: [70_000],
  })
  await db.invoice.updateMany({
    where: { subscriptionId },
    data: { issuedAt: at },
  })
  await db.payment.create({
    data: {
      userId,
      amountCentavos: 70_000,
      platform: 'gcash',
      paidAt: at,
      allocations: {
        create: { scheduleId: schedules[0].id, amountCentavos: 70_000 },
      },
    },
  })
  await db.payment.create({
    data: {
      userId,
      kind: 'REFUND',
      amountCentavos: -5_000,
      creditCentavos: -5_000,
      platform: 'gcash',
      paidAt: at,
    },
  })
  const [lessonId] = course.lessonIds
  await db.lessonProgress.create({
    data: { userId, lessonId, completedAt: at },
  })
  await db.certificate.create({
    data: {
      code: `C-${draw()}`,
      userId,
      courseId: course.id,
      name: 'Ana',
      courseTitle: course.title,
      issuedAt: at,
    },
  })
  await db.userTask.create({
    data: {
      userId,
      taskId: stage.tasks[0].id,
      status: 'COMPLETED',
      completedAt: at,
    },
  })
  await db.moveUpRequest.create({
    data: {
      userId,
      fromStageId: stage.id,
      toStageId: next.id,
      status: 'APPROVED',
      slaDueAt: at,
      decidedAt: at,
    },
  })
  await db.attendance.create({
    data: { userId, occurrenceId, method: 'JOIN', attendedAt: at },
  })
  await db.checkIn.create({
    data: { userId, groupId, dueOn: at, status: 'ON_TIME', sentAt: at },
  })
  await db.feedPost.create({
    data: { feedId: feed.id, authorId: userId, text: 'Hello', createdAt: at },
  })
  return { lessonId, subscriptionId }
}

/** A membership whose first and last day are given. */
export const buildMembershipOf = async (
  userId: number,
  startsAt: Date,
  expiry: Date,
  changes: object = {}
) => {
  const { id: funnelId, productId, oneTimeId } = await buildFunnel()
  return db.subscription.create({
    data: {
      userId,
      funnelId,
      productId,
      paymentTermId: oneTimeId,
      source: 'CHECKOUT',
      status: 'ACTIVE',
      startsAt,
      expiry,
      ...changes,
    },
  })
}

/** The sums of app.activity_day by part, key, measure and day; sums of 0 are left out. */
export const activitySums = async () => {
  const { rows } = await pool.query<{ sums: Record<string, string> }>(
    `SELECT json_object_agg(name, amount) AS sums FROM (
       SELECT part || ' ' || key || ' ' || measure || ' ' || day AS name, sum(amount)::text AS amount FROM app.activity_day
       GROUP BY 1 HAVING sum(amount) <> 0 ORDER BY 1) sums`
  )
  return rows[0].sums
}

/** The differences between the kept sums and a full recount; there should be none. */
export const activityDifferences = async () => {
  const kept = (await activitySums()) ?? {}
  await pool.query('SELECT app.rebuild_activity()')
  const counted = (await activitySums()) ?? {}
  return [...new Set([...Object.keys(kept), ...Object.keys(counted)])]
    .filter((name) => kept[name] !== counted[name])
    .map((name) => `${name}: ${kept[name]} instead of ${counted[name]}`)
}
