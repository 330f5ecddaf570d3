import { command, int, nullable, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { settingText } from 'src/services/settings/settings/settingText'
import {
  assignmentRuleOf,
  hasPlace,
  nextManager,
  type AssignmentRule,
  type Candidate,
} from 'src/shared/community/successRules'

import { mayCare } from '../managers/mayCare'

import { assignMembers } from './assignMembers'

/** One portion assigns this many members. */
const AT_ONCE = 500

/** One run takes this many portions; the next hour goes on. */
const MOST_PORTIONS = 10

const LOCK = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('successAssignment', 0))`
)

// Members with access today, the longest-standing first, of the given batches or of all.
const WAITING = statement(
  `SELECT u.id, u."batchId" FROM "User" u WHERE u."isMember" AND u."archivedAt" IS NULL AND u."successManagerId" IS NULL
     AND ($1::int[] IS NULL OR u."batchId" = ANY($1::int[]))
     AND EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = u.id AND app.gives_access(s)) ORDER BY u.id LIMIT ${AT_ONCE}`,
  { id: int, batchId: nullable(int) }
)

const candidatesOf = async (tx: Tx): Promise<Candidate[]> => {
  const managers = await tx.successManager.findMany({
    where: { isActive: true, user: mayCare },
    orderBy: { id: 'asc' },
    include: {
      user: { select: { managedBatches: { select: { batchId: true } } } },
      assignments: { orderBy: { createdAt: 'desc' }, take: 1 },
      _count: { select: { members: { where: { archivedAt: null } } } },
    },
  })
  return managers.map(({ id, capacity, user, assignments, _count }) => ({
    id,
    capacity,
    load: _count.members,
    lastAssignedAt: assignments[0]?.createdAt.getTime() ?? 0,
    batchIds: user.managedBatches.map(({ batchId }) => batchId),
  }))
}

type Waiting = { id: number; batchId: number | null }

/** Chooses a manager for each member; the load and the turn of a chosen one count for the next member. */
const chosenFor = (
  rule: AssignmentRule,
  candidates: readonly Candidate[],
  waiting: readonly Waiting[]
) => {
  const chosen = new Map<number, number[]>()
  let turn = Date.now()
  for (const { id, batchId } of waiting) {
    const manager = nextManager(rule, candidates, batchId)
    if (!manager) continue
    manager.load++
    manager.lastAssignedAt = ++turn
    chosen.set(manager.id, [...(chosen.get(manager.id) ?? []), id])
  }
  return chosen
}

/** The batches whose members a rule can place; null if it places members of all. */
const placeableBatches = (
  rule: AssignmentRule,
  candidates: readonly Candidate[]
) =>
  rule === 'by-batch'
    ? [...new Set(candidates.flatMap(({ batchIds }) => batchIds))]
    : null

/**
 * Gives members without a success manager to one, by the rule of the setting `success-assignment`; nobody while it is by
 * hand. One portion at a time, so that no capacity is passed.
 * @returns the number of members assigned; 0 once nobody is left whom the rule can place
 */
export const assignByRule = () =>
  inTransaction(async (tx) => {
    const rule = assignmentRuleOf(await settingText(tx, 'success-assignment'))
    if (rule === 'manual') return 0
    await LOCK.run(tx, [])
    const candidates = (await candidatesOf(tx)).filter(hasPlace)
    if (candidates.length === 0) return 0
    const waiting = await WAITING.all(tx, [placeableBatches(rule, candidates)])
    let assigned = 0
    for (const [managerId, userIds] of chosenFor(rule, candidates, waiting)) {
      const changed = await assignMembers(tx, {
        userIds,
        managerId,
        reason: '',
        byId: null,
      })
      assigned += changed.length
    }
    return assigned
  })

/** Assigns members by the rule, portion by portion up to a bound. @returns the number of members assigned */
export const assignAllByRule = async () => {
  let assigned = 0
  for (let portion = 0; portion < MOST_PORTIONS; portion++) {
    const more = await assignByRule()
    if (more === 0) break
    assigned += more
  }
  return assigned
}

/** Why the rule assigns nobody else now; GOES_ON if it would. */
export const ruleOutcome = () =>
  inTransaction(async (tx) => {
    const rule = assignmentRuleOf(await settingText(tx, 'success-assignment'))
    if (rule === 'manual') return 'BY_HAND'
    const isWaiting = async (batchIds: number[] | null) =>
      (await WAITING.all(tx, [batchIds])).length > 0
    if (!(await isWaiting(null))) return 'NOBODY_WAITS'
    const candidates = (await candidatesOf(tx)).filter(hasPlace)
    if (candidates.length === 0) return 'NO_PLACE'
    const batchIds = placeableBatches(rule, candidates)
    return (await isWaiting(batchIds)) ? 'GOES_ON' : 'NO_BATCH'
  })
