import type { ImportRow } from '@prisma/client'

import { int, nullable, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { expiryFrom } from 'src/shared/billing/subscriptions/subscriptionExpiry'
import { addDays, dayOf, startOfDay } from 'src/shared/manilaTime'
import { readCells, writeDate } from 'src/shared/settings/imports/cells'

import { Draft, keyIn, type Checked } from '../importRow'

import { rowsByKey, type KeyedRow } from './rowsByKey'

/** The subscriptions that earlier portions of the file give to these members. */
const GIVEN = statement(
  `SELECT (plan ->> 'memberRowId')::int AS "memberRowId", plan ->> 'funnelId' AS "funnelId" FROM "ImportRow"
   WHERE "runId" = $1 AND sheet = 'Subscription' AND NOT "isLeftOut" AND result = 'NEW' AND id <> ALL ($2::int[])
     AND plan ->> 'status' = 'ACTIVE'`,
  { memberRowId: nullable(int), funnelId: nullable(text) }
)

const idsOf = (rows: ImportRow[], column: string) =>
  rows.flatMap(
    ({ cells }) =>
      readCells(cells as Record<string, string>)[column]?.value ?? []
  )

/** The row of a member that an imported subscription belongs to: the first one, if the file repeats the person. */
const memberRowsOf = async (tx: Tx, runId: number, rows: ImportRow[]) => {
  const keyed = await rowsByKey(
    tx,
    runId,
    idsOf(rows, 'id').map((id) => keyIn('member of', id))
  )
  const repeated = [...keyed.values()].flatMap(({ plan }) =>
    plan?.repeats ? [plan.repeats as number] : []
  )
  const firsts = await tx.importRow.findMany({
    where: { id: { in: repeated } },
    select: { id: true, result: true, isLeftOut: true, targetId: true },
  })
  const firstOf = new Map(firsts.map((row) => [row.id, row]))
  return (id: string): Member | undefined => {
    const row = keyed.get(keyIn('member of', id))
    return row && (firstOf.get(row.plan?.repeats as number) ?? row)
  }
}

type Member = Pick<KeyedRow, 'id' | 'result' | 'isLeftOut' | 'targetId'>

export const loadSubscriptionFacts = async (
  tx: Tx,
  runId: number,
  rows: ImportRow[]
) => {
  const memberOf = await memberRowsOf(tx, runId, rows)
  const ids = idsOf(rows, 'id')
  const userIds = ids.flatMap((id) => memberOf(id)?.targetId ?? [])
  const funnels = await tx.funnel.findMany({
    where: { id: { in: idsOf(rows, 'funnelId') } },
    include: { paymentTerms: { select: { paymentTermId: true } } },
  })
  const existing = await tx.subscription.findMany({
    where: { externalId: { in: ids } },
    include: { _count: { select: { invoices: true } } },
  })
  const live = await tx.subscription.findMany({
    where: { userId: { in: userIds }, status: { in: ['ACTIVE', 'PAUSED'] } },
    select: { userId: true, funnelId: true },
  })
  const given = await GIVEN.all(tx, [runId, rows.map(({ id }) => id)])
  return {
    memberOf,
    keyed: await rowsByKey(
      tx,
      runId,
      ids.map((id) => keyIn('Subscription', id))
    ),
    funnels: new Map(funnels.map((funnel) => [funnel.id, funnel])),
    existing: new Map(existing.map((row) => [row.externalId, row])),
    isLive: new Set(
      live.map(({ userId, funnelId }) => `${userId} ${funnelId}`)
    ),
    given: new Set(
      given.map(({ memberRowId, funnelId }) => `${memberRowId} ${funnelId}`)
    ),
  }
}

type Facts = Awaited<ReturnType<typeof loadSubscriptionFacts>>
type Existing = NonNullable<ReturnType<Facts['existing']['get']>>

/** For a known subscription, an import changes only that it has ended, and only if no bill depends on it. */
const planKnown = (draft: Draft, existing: Existing, member: Member) => {
  if (existing.userId !== member.targetId)
    draft.refuse('id', 'IMPORT_OTHER_OWNER')
  const startsOn = draft.text('startsOn')
  if (startsOn && startsOn !== dayOf(existing.createdAt))
    draft.refuse(
      'startsOn',
      'IMPORT_KEPT',
      writeDate(dayOf(existing.createdAt))
    )
  for (const column of ['funnelId', 'paymentTermId'] as const) {
    const value = draft.text(column)
    if (value && value !== existing[column])
      draft.refuse(column, 'IMPORT_KEPT', existing[column])
  }
  const unenrolled = draft.text('unenrolled')
  const isEnded = existing.status === 'UNENROLLED'
  if (unenrolled === 'false' && isEnded)
    draft.refuse('unenrolled', 'IMPORT_UNENROLLED')
  if (unenrolled !== 'true' || isEnded) return
  if (existing._count.invoices > 0 || existing.status !== 'ACTIVE')
    draft.refuse('unenrolled', 'IMPORT_KEPT')
  draft.change('unenrolled', 'false', 'true')
  draft.plan.unenrols = true
}

const planNew = (draft: Draft, member: Member, facts: Facts) => {
  for (const column of ['startsOn', 'funnelId', 'paymentTermId'])
    draft.require(column)
  const [funnelId, paymentTermId] = [
    draft.text('funnelId'),
    draft.text('paymentTermId'),
  ]
  if (!funnelId) return
  const funnel = facts.funnels.get(funnelId)
  if (!funnel) return draft.refuse('funnelId', 'IMPORT_FUNNEL')
  const isOffered = funnel.paymentTerms.some(
    (term) => term.paymentTermId === paymentTermId
  )
  if (paymentTermId && !isOffered)
    draft.refuse(
      'paymentTermId',
      'IMPORT_TERM',
      undefined,
      funnel.paymentTerms.map((term) => term.paymentTermId).sort()
    )
  const isEnded = draft.text('unenrolled') === 'true'
  const given = `${member.id} ${funnelId}`
  if (!isEnded) {
    if (
      facts.given.has(given) ||
      facts.isLive.has(`${member.targetId} ${funnelId}`)
    )
      draft.refuse('funnelId', 'ALREADY_SUBSCRIBED')
    facts.given.add(given)
  }
  const day = draft.text('startsOn')
  if (!day) return
  const startDay = addDays(day, funnel.startByDays)
  draft.add({
    memberRowId: member.id,
    externalId: draft.text('id'),
    funnelId,
    productId: funnel.productId,
    paymentTermId,
    status: isEnded ? 'UNENROLLED' : 'ACTIVE',
    validityByDays: funnel.validityByDays,
    startByDays: funnel.startByDays,
    createdAt: startOfDay(day).toISOString(),
    startsAt: startOfDay(startDay).toISOString(),
    expiry: expiryFrom(startDay, funnel.validityByDays).toISOString(),
  })
}

/** Decides what a row of the subscription sheet does. */
export const planSubscription = (row: ImportRow, facts: Facts): Checked => {
  const draft = new Draft(row)
  draft.require('id')
  const id = draft.text('id')
  if (!id) return draft.checked(null)
  const first = facts.keyed.get(keyIn('Subscription', id))
  if (first && first.id < row.id)
    draft.refuse('id', 'IMPORT_TWICE', String(first.line))
  const member = facts.memberOf(id)
  if (!member) {
    draft.refuse('id', 'IMPORT_NO_MEMBER')
    return draft.checked(null)
  }
  if (member.isLeftOut || member.result === 'ERROR')
    draft.refuse('id', 'IMPORT_PARENT')
  const existing = facts.existing.get(id)
  if (existing) planKnown(draft, existing, member)
  else planNew(draft, member, facts)
  return draft.checked(existing?.id ?? null)
}
