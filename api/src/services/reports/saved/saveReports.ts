import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import {
  nextRunDay,
  scheduleKinds,
} from 'src/shared/reports/engine/savedReport'
import { cutText } from 'src/shared/text/cutText'
import { wordOf } from 'src/shared/text/enumWords'

import {
  asReport,
  checkedName,
  checkedParams,
  checkedRoles,
  lockOwnReport,
  MAX_NAME_CHARACTERS,
  nameTaken,
  reachReport,
  requireRoom,
} from './savedReports'

/**
 * Keeps a report under a name of its own.
 * @throws REQUIRED, TOO_LONG, NAME_TAKEN, TOO_MANY_REPORTS and INVALID by field; FORBIDDEN
 */
export const createReport = (async ({ input }) => {
  const name = checkedName(input.name)
  const shown = checkedParams(input)
  const ownerId = currentUser().id
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', ownerId)
    await requireRoom(tx, ownerId)
    const created = await tx.report.create({
      data: { name, category: input.category, ...shown, ownerId },
    })
    await logInfo(tx, {
      action: 'report.created',
      entity: 'Report',
      entityId: created.id,
      after: { name },
    })
    return asReport(created)
  }).catch(nameTaken)
}) satisfies MutationResolvers['createReport']

/** Renames an own report or changes what it shows; its category stays. */
export const updateReport = (async ({ id, input }) => {
  const name = checkedName(input.name)
  return inTransaction(async (tx) => {
    const { category, name: before } = await lockOwnReport(tx, id)
    const shown = checkedParams({ ...input, category })
    const updated = await tx.report.update({
      where: { id },
      data: { name, ...shown },
    })
    await logInfo(tx, {
      action: 'report.updated',
      entity: 'Report',
      entityId: id,
      before: { name: before },
      after: { name },
    })
    return asReport(updated)
  }).catch(nameTaken)
}) satisfies MutationResolvers['updateReport']

/**
 * Shows an own report to the people of roles, who see it with their own rights and their own people.
 * @throws INVALID by field for a role that is not staff's
 */
export const shareReport = (async ({ id, roles }) => {
  const sharedWith = checkedRoles(roles)
  return inTransaction(async (tx) => {
    const before = await lockOwnReport(tx, id)
    const updated = await tx.report.update({
      where: { id },
      data: { sharedWith },
    })
    await logInfo(tx, {
      action: 'report.changed',
      entity: 'Report',
      entityId: id,
      before: { sharedWith: before.sharedWith },
      after: { sharedWith },
    })
    return asReport(updated)
  })
}) satisfies MutationResolvers['shareReport']

/** Has the file of an own report mailed to its owner each week or month; without a schedule never again. */
export const scheduleReport = (async ({ id, schedule, format }) => {
  const kind = wordOf(scheduleKinds, schedule)
  return inTransaction(async (tx) => {
    await lockOwnReport(tx, id)
    const updated = await tx.report.update({
      where: { id },
      data: {
        schedule: schedule ?? null,
        format,
        nextRunOn: kind ? dateColumnOf(nextRunDay(kind, manilaToday())) : null,
      },
    })
    await logInfo(tx, {
      action: 'report.scheduled',
      entity: 'Report',
      entityId: id,
      after: { schedule: schedule ?? null, format },
    })
    return asReport(updated)
  })
}) satisfies MutationResolvers['scheduleReport']

/** Removes an own report; its files stay. */
export const deleteReport = (async ({ id }) => {
  await inTransaction(async (tx) => {
    const { name } = await lockOwnReport(tx, id)
    await tx.report.delete({ where: { id } })
    await logInfo(tx, {
      action: 'report.deleted',
      entity: 'Report',
      entityId: id,
      before: { name },
    })
  })
  return true
}) satisfies MutationResolvers['deleteReport']

/** Keeps a copy of any report that the viewer may open as their own, under another name. */
export const copyReport = (async ({ id, name: typed }) => {
  const name = checkedName(cutText(typed, MAX_NAME_CHARACTERS))
  const { category, params, columns } = await reachReport(id)
  const ownerId = currentUser().id
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', ownerId)
    await requireRoom(tx, ownerId)
    const copy = await tx.report.create({
      data: {
        name,
        category,
        params: params as object,
        columns,
        ownerId,
      },
    })
    await logInfo(tx, {
      action: 'report.duplicated',
      entity: 'Report',
      entityId: copy.id,
      after: { name, from: id },
    })
    return asReport(copy)
  }).catch(nameTaken)
}) satisfies MutationResolvers['copyReport']
