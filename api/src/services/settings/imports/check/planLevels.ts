import type { AccessLevel } from '@prisma/client'

import { readList } from 'src/shared/settings/imports/cells'

import type { ImportActor } from '../importActor'
import type { Draft } from '../importRow'

import { levelText, type MemberFacts, type Person } from './memberFacts'

type LevelCheck = { actor: ImportActor; facts: Pick<MemberFacts, 'levels'> }

const NON_MEMBER = 'non-member'

/**
 * A level by its id or name, else by its label, else by either in another case if that is only one: 'admin' is the
 * administrators' level, and 'Admin' the label of another one.
 */
export const levelNamed = (levels: AccessLevel[], text: string) => {
  const isText = (own: string) => own.toLowerCase() === text.toLowerCase()
  const alike = levels.filter(
    ({ name, label }) => isText(name) || isText(label)
  )
  return (
    levels.find(({ id, name }) => id === text || name === text) ??
    levels.find(({ label }) => label === text) ??
    (alike.length === 1 ? alike[0] : undefined)
  )
}

/** The most levels that a refusal names. */
const NAMED_LEVELS = 15

/** The labels of the levels that the importer may give. */
const givenBy = (actor: ImportActor, levels: AccessLevel[]) =>
  levels
    .filter(actor.mayGive)
    .map(({ label }) => label)
    .sort()
    .slice(0, NAMED_LEVELS)

/** The levels that a cell states; '-' leaves the non-member level. Undefined if the cell is blank or refused. */
const statedLevels = (
  draft: Draft,
  held: AccessLevel[],
  { actor, facts }: LevelCheck
) => {
  const value = draft.value('levels')
  if (value === undefined) return undefined
  const wanted = (value === null ? [NON_MEMBER] : readList(value)).map(
    (name) => ({
      name,
      level: levelNamed(facts.levels, name),
    })
  )
  const unknown = wanted.find(({ level }) => !level)
  if (unknown) {
    draft.refuse(
      'levels',
      'ACCESS_LEVEL_UNKNOWN',
      unknown.name,
      givenBy(actor, facts.levels)
    )
    return undefined
  }
  const levels = wanted.flatMap(({ level }) => level ?? [])
  const forbidden = [...without(levels, held), ...without(held, levels)].find(
    (level) => !actor.mayGive(level)
  )
  if (forbidden)
    draft.refuse(
      'levels',
      'IMPORT_LEVEL',
      forbidden.label,
      givenBy(actor, facts.levels)
    )
  return levels
}

const without = (levels: AccessLevel[], others: AccessLevel[]) =>
  levels.filter(({ id }) => others.every((other) => other.id !== id))

/** The levels by hand afterwards: those that the cell states, or has so far, and those of a new batch. */
export const planLevels = (
  draft: Draft,
  person: Person | undefined,
  given: AccessLevel[],
  check: LevelCheck
) => {
  const held = person?.levels ?? []
  const start =
    statedLevels(draft, held, check) ??
    person?.levels ??
    check.facts.levels.filter(({ id }) => id === NON_MEMBER)
  const levels = [...start, ...without(given, start)]
  if (!draft.change('levels', levelText(held), levelText(levels))) return
  draft.add({
    levelIds: levels.map(({ id }) => id),
    oldLevelIds: held.map(({ id }) => id),
    ...(person &&
      check.actor.isStaff(held) !== check.actor.isStaff(levels) && {
        isStaffChange: true,
      }),
  })
}
