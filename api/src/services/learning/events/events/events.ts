import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { LEARNER_ROLES } from 'src/lib/access/staff'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { instantOf } from 'src/shared/learning/events/zoneTime'

import { asEvent, withLinks } from './asEvent'
import {
  checkEvent,
  dataOf,
  linksOf,
  refuseUnsavable,
  timingOf,
} from './eventInput'
import { statesOf, notifyOfChanges } from './notifyOfChanges'
import { startsOf, storedUntil } from './occurrenceDates'
import { writeOccurrences } from './planOccurrences'
import { lockDates } from './updateEvent'

export const event = (async ({ id }) => {
  const row = await db.event.findUnique({ where: { id }, include: withLinks })
  return row && asEvent(row)
}) satisfies QueryResolvers['event']

/** The choices of the event form. Hosts must be staff. */
export const eventChoices = (async () => {
  const [hosts, batches, tasks] = await Promise.all([
    db.user.findMany({
      where: {
        archivedAt: null,
        accessLevels: {
          some: { accessLevel: { name: { notIn: [...LEARNER_ROLES] } } },
        },
      },
      select: { id: true, firstName: true, lastName: true },
      orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }],
      take: 300,
    }),
    db.batch.findMany({
      where: { archivedAt: null },
      select: { id: true, name: true },
      orderBy: { number: 'desc' },
      take: 100,
    }),
    db.task.findMany({
      where: { isActive: true, retiredAt: null, autoKind: 'EVENT' },
      select: { id: true, title: true, stage: { select: { number: true } } },
      orderBy: [{ stage: { number: 'asc' } }, { position: 'asc' }],
      take: 500,
    }),
  ])
  return {
    hosts: hosts.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
    })),
    batches,
    tasks: tasks.map(({ id, title, stage }) => ({
      id,
      title,
      stageNumber: stage.number,
    })),
  }
}) satisfies QueryResolvers['eventChoices']

export const createEvent = (async ({ input }) => {
  checkEvent(input)
  const timing = timingOf(input)
  const starts = await startsOf(timing, {
    from: instantOf(timing.startsAtLocal, timing.tz),
    to: storedUntil(timing, new Date()),
  })
  if (starts.length === 0) refuseInput({ repeatUntil: 'EVENT_NO_DATES' })

  return inTransaction(async (tx) => {
    const row = await tx.event.create({
      data: { ...dataOf(input), ...timing, ...linksOf(input) },
      include: withLinks,
    })
    await writeOccurrences(tx, row.id, timing, starts)
    await logInfo(tx, {
      action: 'event.created',
      entity: 'Event',
      entityId: row.id,
      after: { title: row.title, status: row.status, dates: starts.length },
    })
    return asEvent(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createEvent']

/** Archives an event; its attendance stays. */
export const deleteEvent = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Event', id)
    const states = await statesOf(tx, await lockDates(tx, id, new Date()))
    const { count } = await tx.event.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: { status: 'ARCHIVED', baseVersion: { increment: 1 } },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await notifyOfChanges(tx, states)
    const row = await tx.event.findUniqueOrThrow({
      where: { id },
      include: withLinks,
    })
    await logInfo(tx, {
      action: 'event.archived',
      entity: 'Event',
      entityId: id,
    })
    return asEvent(row)
  })) satisfies MutationResolvers['deleteEvent']

/** Restores an event as a draft, so that staff check its dates before publishing. @throws NOT_FOUND */
export const restoreEvent = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.event.updateMany({
      where: { id, status: 'ARCHIVED' },
      data: { status: 'DRAFT', baseVersion: { increment: 1 } },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.event.findUniqueOrThrow({
      where: { id },
      include: withLinks,
    })
    await logInfo(tx, {
      action: 'event.restored',
      entity: 'Event',
      entityId: id,
      after: { title: row.title },
    })
    return asEvent(row)
  })) satisfies MutationResolvers['restoreEvent']
