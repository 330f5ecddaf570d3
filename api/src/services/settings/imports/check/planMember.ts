import type { AccessLevel, ImportMode, ImportRow } from '@prisma/client'

import { readList, writeDate } from 'src/shared/settings/imports/cells'
import { slugify } from 'src/shared/text/slug'

import { forbiddenColumns, type ImportActor } from '../importActor'
import { Draft, keyIn, type Checked } from '../importRow'

import type { MemberFacts, Person } from './memberFacts'
import { planLevels } from './planLevels'

type Check = {
  mode: ImportMode
  actor: ImportActor
  facts: MemberFacts
}

/** Columns that are written as they are. */
const plainColumns = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'birthdate',
  'facebookProfile',
  'mobileNumber',
  'sex',
] as const
const neverEmpty = ['firstName', 'lastName']

/** The account of a row, by its tribe id, else by its e-mail. */
const findPerson = (draft: Draft, { mode, actor, facts }: Check) => {
  const [tribeId, email] = [draft.text('tribeId'), draft.text('email')]
  const byTribeId = facts.byTribeId.get(tribeId ?? '')
  const byEmail = facts.byEmail.get(email ?? '')
  const person = byTribeId ?? byEmail
  if (byTribeId && byEmail && byTribeId.id !== byEmail.id)
    draft.refuse('email', 'IMPORT_TWO_ACCOUNTS')
  else if (mode === 'CREATE') {
    if (byTribeId) draft.refuse('tribeId', 'IMPORT_TRIBE_ID_TAKEN')
    if (byEmail) draft.refuse('email', 'EMAIL_TAKEN')
  } else if (person) {
    if (byTribeId && email && email !== person.email)
      draft.refuse('email', 'IMPORT_EMAIL_KEPT')
    if (!byTribeId && tribeId) draft.refuse('tribeId', 'IMPORT_TRIBE_ID_KEPT')
    if (person.archivedAt) draft.refuse('email', 'USER_ARCHIVED')
    else if (!actor.mayChange(person)) draft.refuse('email', 'NOT_LOWER_RANK')
  } else if (mode === 'UPDATE') {
    const hasKey = !!(draft.read.tribeId ?? draft.read.email)
    draft.refuse(
      draft.read.tribeId ? 'tribeId' : 'email',
      hasKey ? 'IMPORT_NO_ACCOUNT' : 'IMPORT_NO_KEY'
    )
  }
  return person
}

const planTexts = (draft: Draft, person: Person | undefined) => {
  for (const column of plainColumns) {
    const value = draft.value(column)
    if (value === undefined) continue
    if (value === null && neverEmpty.includes(column)) {
      draft.refuse(column, 'REQUIRED')
      continue
    }
    const shown =
      column === 'birthdate' && value ? writeDate(value) : (value ?? '')
    const old = person?.current[column] ?? ''
    if (person ? draft.change(column, old, shown) : value !== null)
      draft.plan[column] = value
  }
}

/** The batches that a refusal names: the latest ones in use. */
const NAMED_BATCHES = 5

const someBatches = ({ batches }: MemberFacts) => [
  ...batches.slice(0, NAMED_BATCHES).map(({ name }) => name),
  ...(batches.length > NAMED_BATCHES ? ['…'] : []),
]

/** @returns the levels that the batch gives to who comes into it */
const planBatch = (
  draft: Draft,
  person: Person | undefined,
  { actor, facts }: Check
): AccessLevel[] => {
  const value = draft.value('batch')
  if (value === undefined) return []
  if (value === null) {
    if (person?.batchId && draft.change('batch', person.current.batch, ''))
      draft.add({ batchId: null, oldBatchId: person.batchId })
    return []
  }
  const batch =
    facts.batches.find(({ number }) => String(number) === value) ??
    facts.batches.find(({ name }) => name === value)
  if (batch && batch.id === person?.batchId) return []
  if (!batch) {
    draft.refuse('batch', 'IMPORT_BATCH', '', someBatches(facts))
    return []
  }
  if (!facts.places.take('batchId', batch.id)) {
    draft.refuse('batch', 'BATCH_FULL')
    return []
  }
  draft.change('batch', person?.current.batch ?? '', String(batch.number))
  draft.add({
    batchId: batch.id,
    oldBatchId: person?.batchId ?? null,
  })
  return batch.levels
    .map(({ accessLevel }) => accessLevel)
    .filter(actor.isLearner)
}

const planGroup = (
  draft: Draft,
  person: Person | undefined,
  { facts }: Check
) => {
  const value = draft.value('group')
  if (value === undefined) return
  const group = value === null ? null : facts.groups.get(value)
  if (group === undefined) return draft.refuse('group', 'IMPORT_GROUP')
  const place = person?.place
  if ((group?.id ?? null) === (place?.group.id ?? null)) return
  if (place && place.role !== 'MEMBER')
    return draft.refuse('group', 'GROUP_LEADER')
  if (group && !facts.places.take('groupId', group.id))
    return draft.refuse('group', 'GROUP_FULL')
  draft.change('group', place?.group.name ?? '', group?.name ?? '')
  draft.add({
    groupId: group?.id ?? null,
    oldPlaceId: place?.id ?? null,
  })
}

const planPoints = (draft: Draft, person: Person | undefined) => {
  const value = draft.value('points')
  if (value === undefined) return
  const [old, wanted] = [person?.points ?? 0, Number(value ?? 0)]
  if (old === wanted) return
  draft.change('points', String(old), String(wanted))
  draft.plan.points = wanted - old
}

const checkSubscriptions = (
  draft: Draft,
  person: Person | undefined,
  { facts }: Check
) => {
  const value = draft.value('subscriptionIds')
  if (value === null) return draft.refuse('subscriptionIds', 'IMPORT_KEPT')
  for (const id of readList(value ?? '')) {
    const row = facts.keyed.get(keyIn('Subscription', id))
    const first = facts.keyed.get(keyIn('member of', id))
    const isKnown = person && facts.ownerOf.get(id) === person.id
    if (first && first.id < draft.row.id)
      draft.refuse('subscriptionIds', 'IMPORT_TWICE', String(first.line))
    else if ((!row || row.isLeftOut) && !isKnown)
      draft.refuse('subscriptionIds', 'IMPORT_ID_UNKNOWN', id)
  }
}

/** The earlier row about the same person, which this row may only repeat, to name another subscription. */
const earlierRow = (draft: Draft, { facts }: Check) =>
  (
    [
      ['tribeId', 'tribe'],
      ['email', 'mail'],
    ] as const
  )
    .flatMap(([column, kind]) => {
      const row = facts.keyed.get(keyIn(kind, draft.text(column) ?? ''))
      return row && row.id < draft.row.id ? [{ column, row }] : []
    })
    .at(0)

const repeats = (draft: Draft, first: Record<string, string>) => {
  const cells = draft.row.cells as Record<string, string>
  return Object.entries(cells).every(
    ([column, text]) =>
      column === 'subscriptionIds' ||
      text.trim() === (first[column] ?? '').trim()
  )
}

/** Decides what a row of the members sheet does. */
export const planMember = (row: ImportRow, check: Check): Checked => {
  const draft = new Draft(row)
  const earlier = earlierRow(draft, check)
  if (earlier) {
    const { column, row: first } = earlier
    checkSubscriptions(draft, undefined, check)
    if (first.isLeftOut || first.result === 'ERROR')
      draft.refuse(column, 'IMPORT_PARENT', String(first.line))
    else if (!repeats(draft, first.cells))
      draft.refuse(column, 'IMPORT_TWICE', String(first.line))
    const checked = draft.checked(0)
    return checked.result === 'ERROR'
      ? checked
      : { ...checked, targetId: null, plan: { repeats: first.id } }
  }
  const person = findPerson(draft, check)
  if (!person && check.mode !== 'UPDATE') {
    draft.require('email', 'EMAIL_REQUIRED')
    draft.require('firstName', 'FIRST_NAME_REQUIRED')
    draft.require('lastName', 'LAST_NAME_REQUIRED')
  }
  for (const column of forbiddenColumns(check.actor))
    if (draft.value(column) !== undefined) draft.refuse(column, 'IMPORT_COLUMN')
  planTexts(draft, person)
  planGroup(draft, person, check)
  planLevels(draft, person, planBatch(draft, person, check), check)
  planPoints(draft, person)
  checkSubscriptions(draft, person, check)
  if (!person)
    draft.add({
      email: draft.text('email'),
      tribeId: draft.text('tribeId') ?? null,
      slug:
        slugify(`${draft.text('firstName')} ${draft.text('lastName')}`) ||
        'member',
    })
  const checked = draft.checked(person?.id ?? null)
  return checked.result === 'NEW' ? { ...checked, notes: [] } : checked
}
