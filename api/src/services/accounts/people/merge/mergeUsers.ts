import type { Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  QuerymergePreviewArgs,
  QueryResolvers,
} from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { listOf, statement, text } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { local } from 'src/lib/translations'
import { levelsHeld } from 'src/services/accounts/accessLevels/levelsHeld'
import { accrueOwnOrders } from 'src/services/affiliates/commissions/accrueOwnOrders'
import { creditOf, lockedCredit } from 'src/services/billing/credit/credit'
import { fullName } from 'src/shared/accounts/fullName'
import { MERGE_UNDO_DAYS } from 'src/shared/accounts/people/merges'

import { archiveLocked } from '../archive/archiveUser'
import { requireNoDuties } from '../archive/duties'
import { endWaiting } from '../emailChange/proposeEmailChange'
import { requireHigherRank } from '../requireHigherRank'

import {
  differences,
  levelsAfter,
  LEVELS,
  requireRightForStaff,
  copyFields,
  withProfile,
  writeLevels,
  type Person,
} from './choices'
import { countRows, journaled, moveRows } from './journal'
import { doubledPoints, reverseDoubled, writeTotals } from './points'
import { tellSurvivor } from './tellSurvivor'

const MAX_REASON_CHARACTERS = 500

const SAME_FUNNELS = statement(
  `SELECT COALESCE(array_agg(DISTINCT f.name) FILTER (WHERE a.status <> 'PENDING'), '{}') AS superseded,
     COALESCE(array_agg(DISTINCT f.name) FILTER (WHERE a.status = 'PENDING'), '{}') AS pending
   FROM "Subscription" a JOIN "Subscription" b ON b."funnelId" = a."funnelId" AND (b.status = 'PENDING') = (a.status = 'PENDING')
     AND b.status IN ('PENDING', 'ACTIVE', 'PAUSED') JOIN "Funnel" f ON f.id = a."funnelId"
   WHERE a."userId" = $1 AND b."userId" = $2 AND a.status IN ('PENDING', 'ACTIVE', 'PAUSED')`,
  { superseded: listOf(text), pending: listOf(text) }
)

const loadPair = async (
  tx: Tx,
  { survivorId, mergedId }: QuerymergePreviewArgs
) => {
  const load = (id: number) =>
    tx.user.findUnique({ where: { id }, include: withProfile })
  return {
    survivor: found(await load(survivorId)),
    merged: found(await load(mergedId)),
  }
}

/** @throws MERGE_SAME, USER_ARCHIVED, NOT_LOWER_RANK, FORBIDDEN, NOT_FOUND */
const requirePair = async (
  tx: Tx,
  pair: { survivor: Person; merged: Person }
) => {
  for (const { id, archivedAt } of [pair.survivor, pair.merged]) {
    if (archivedAt) throw new AppError('USER_ARCHIVED')
    await requireHigherRank(tx, id)
  }
  const levels = await levelsAfter(tx, pair)
  requireRightForStaff(levels.hasStaff)
  return levels
}

type Held = Awaited<ReturnType<typeof levelsHeld>>[number]

const asLevel = (level: Held) => ({
  id: level.id,
  label: local(level, 'label'),
  isByHand: level.isByHand,
})

/** The levels of both purchases and those by hand that the survivor keeps, each once. */
const allAfter = (held: Held[], keptIds: string[]) => {
  const found = new Map<string, Held>()
  for (const level of held) {
    const isByHand = keptIds.includes(level.id)
    if (isByHand || !level.isByHand) found.set(level.id, { ...level, isByHand })
  }
  return [...found.values()].map(asLevel)
}

const asSide = async (tx: Tx, person: Person, levels: Held[]) => ({
  id: person.id,
  name: fullName(person),
  email: person.email,
  isConfirmed: person.emailConfirmedAt !== null,
  tribeId: person.tribeId,
  createdAt: person.createdAt,
  xp: person.xp,
  creditCentavos: await creditOf(tx, person.id),
  levels: levels.map(asLevel),
})

const reachBoth = async ({ survivorId, mergedId }: QuerymergePreviewArgs) => {
  if (survivorId === mergedId) throw new AppError('MERGE_SAME')
  await requireReach('user', survivorId)
  await requireReach('user', mergedId)
}

/** Previews a merge. @throws what `mergeUsers` throws about the two accounts */
export const mergePreview = (async (ids) => {
  await reachBoth(ids)
  return inTransaction(async (tx) => {
    const pair = await loadPair(tx, ids)
    const { survivor, merged } = pair
    const levels = await requirePair(tx, pair)
    const funnels = await SAME_FUNNELS.one(tx, [survivor.id, merged.id])
    const held = {
      survivor: await levelsHeld(survivor.id, tx),
      merged: await levelsHeld(merged.id, tx),
    }
    return {
      survivor: await asSide(tx, survivor, held.survivor),
      merged: await asSide(tx, merged, held.merged),
      fields: differences(survivor, merged),
      moves: await countRows(tx, merged.id),
      superseded: funnels.superseded,
      pending: funnels.pending,
      doubledXp: await doubledPoints(tx, merged.id, survivor.id),
      levels: allAfter([...held.survivor, ...held.merged], levels.after),
      lostLevels: levels.lost,
    }
  })
}) satisfies QueryResolvers['mergePreview']

const requireChoices = (
  {
    reason,
    confirmation,
    fields,
  }: { reason: string; confirmation: string; fields: string[] },
  { survivor, merged }: { survivor: Person; merged: Person }
) => {
  const differing: string[] = differences(survivor, merged).map(
    ({ field }) => field
  )
  refuseInput({
    reason: !reason
      ? 'REASON_REQUIRED'
      : reason.length > MAX_REASON_CHARACTERS && 'TOO_LONG',
    confirmation:
      confirmation.trim() !== merged.tribeId && 'CONFIRMATION_WRONG',
    fields: fields.some((field) => !differing.includes(field)) && 'MERGE_STALE',
  })
}

/** Open bills of a purchase that the other one supersedes would never be asked for. @throws MERGE_OPEN_BILLS */
const requireCollectable = async (tx: Tx, userId: number) => {
  const open = await tx.paymentSchedule.count({
    where: {
      transactionId: null,
      waivedAt: null,
      cancelledAt: null,
      invoice: {
        voidedAt: null,
        subscription: { userId, status: 'SUPERSEDED', source: 'MERGE' },
      },
    },
  })
  if (open > 0) throw new AppError('MERGE_OPEN_BILLS')
}

/**
 * Joins two accounts of one person: what may move moves to the survivor with a journal, the merged account is archived
 * and points to the survivor. The rows of both accounts are locked in the order of their ids; new rows that refer to
 * them wait, so that nothing is added to the merged account meanwhile.
 * @throws MERGE_SAME, MERGE_PENDING, MERGE_UNCONFIRMED, MERGE_OPEN_BILLS, USER_ARCHIVED, USER_HAS_DUTIES, LAST_ADMIN,
 * NOT_LOWER_RANK, FORBIDDEN, NOT_FOUND; REASON_REQUIRED, TOO_LONG, CONFIRMATION_WRONG, MERGE_STALE by field
 */
export const mergeUsers = (async ({ survivorId, mergedId, input }) => {
  const ids = { survivorId, mergedId }
  await reachBoth(ids)
  const fields = [...new Set(input.fields)]
  const reason = typedText(input.reason)
  return inTransaction(
    async (tx) => {
      const locked = [survivorId, mergedId].sort((a, b) => a - b)
      for (const id of locked) await lockedCredit(tx, id)
      for (const id of locked) await lockRow(tx, 'User', id)
      const pair = await loadPair(tx, ids)
      const { survivor, merged } = pair
      const levels = await requirePair(tx, pair)
      requireChoices({ ...input, reason, fields }, pair)
      await requireNoDuties(tx, mergedId)
      const { pending } = await SAME_FUNNELS.one(tx, [survivorId, mergedId])
      if (pending.length > 0) throw new AppError('MERGE_PENDING')
      // An unconfirmed address never replaces a confirmed one.
      if (merged.emailConfirmedAt && !survivor.emailConfirmedAt)
        throw new AppError('MERGE_UNCONFIRMED')

      const merge = await tx.userMerge.create({
        data: {
          ...ids,
          reason,
          fields,
          mergedById: currentUser().id,
          undoUntil: later(new Date(), MERGE_UNDO_DAYS, 'day'),
        },
      })
      const parties = { mergeId: merge.id, ...ids }
      await copyFields(tx, merge.id, pair, fields)
      await endWaiting(tx, mergedId, 'WITHDRAWN')
      const entries = await reverseDoubled(tx, parties)
      await moveRows(tx, parties)
      await requireCollectable(tx, survivorId)
      await writeLevels(tx, survivorId, levels.before, levels.after)
      await tx.userMergeRow.create({
        data: {
          mergeId: merge.id,
          table: LEVELS,
          pk: { id: survivorId },
          before: { levels: levels.before },
          after: { levels: levels.after, entries },
        },
      })
      await archiveLocked(tx, merged, {
        reason: 'DUPLICATE',
        note: reason,
        emailPolicy: 'RESERVE',
      })
      await tx.user.update({
        where: { id: mergedId },
        data: { mergedIntoId: survivorId },
      })
      await writeTotals(tx, [survivorId, mergedId])
      await accrueOwnOrders(tx, [survivorId, mergedId])
      const moved = await journaled(tx, merge.id)
      await tx.userMerge.update({
        where: { id: merge.id },
        data: { moved: moved satisfies Prisma.InputJsonValue },
      })
      await tellSurvivor(tx, survivor, merged.email)
      await logInfo(tx, {
        action: 'user.merged',
        entity: 'User',
        entityId: survivorId,
        before: { mergedId, levels: levels.before },
        after: { merge: merge.id, reason, fields, levels: levels.after },
      })
      return merge.id
    },
    { timeout: 60_000 }
  )
}) satisfies MutationResolvers['mergeUsers']
