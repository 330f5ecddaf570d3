// Fields that the survivor takes from the merged account where they differ, and the levels by hand.
import type { Prisma, User, UserProfile } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import {
  memberRights,
  isLearnerLevel,
} from 'src/services/accounts/accessLevels/learnerLevels'
import { can } from 'src/shared/access/permissions'
import { dayOfDateColumn } from 'src/shared/manilaTime'

import { endWaiting } from '../emailChange/proposeEmailChange'

const userFields = [
  'firstName',
  'lastName',
  'facebookProfile',
  'stageId',
  'batchId',
  'profileImageId',
  'successManagerId',
] as const
const profileFields = [
  'middleName',
  'suffix',
  'sex',
  'birthdate',
  'mobileNumber',
  'country',
  'state',
  'city',
] as const

export type MergeField =
  | (typeof userFields)[number]
  | (typeof profileFields)[number]

export const withProfile = {
  profile: true,
  stage: { select: { number: true, name: true } },
  batch: { select: { name: true } },
  accessLevels: { include: { accessLevel: true } },
} satisfies Prisma.UserInclude

export type Person = Prisma.UserGetPayload<{ include: typeof withProfile }>

type Stored = string | number | Date | null

/** The stored values of the fields that may be chosen. */
const storedOf = (person: User & { profile: UserProfile | null }) =>
  new Map<MergeField, Stored>([
    ...userFields.map((field) => [field, person[field]] as const),
    ...profileFields.map(
      (field) => [field, person.profile?.[field] ?? null] as const
    ),
  ])

const shown = (person: Person, field: MergeField) => {
  const value = storedOf(person).get(field) ?? null
  if (field === 'stageId' && person.stage)
    return `${person.stage.number} ${person.stage.name}`
  if (field === 'batchId' && person.batch) return person.batch.name
  if (value instanceof Date) return dayOfDateColumn(value)
  return value === null ? null : String(value)
}

const keyOf = (value: Stored | undefined) =>
  value instanceof Date ? value.getTime() : (value ?? null)

/** The fields that differ, with both values as people read them. */
export const differences = (survivor: Person, merged: Person) => {
  const [own, other] = [storedOf(survivor), storedOf(merged)]
  return [...own.keys()]
    .filter((field) => keyOf(own.get(field)) !== keyOf(other.get(field)))
    .map((field) => ({
      field,
      survivor: shown(survivor, field),
      merged: shown(merged, field),
    }))
}

/** Writes chosen values of one account into another; the journal gets the values before and after. */
export const copyFields = async (
  tx: Tx,
  mergeId: number,
  { survivor, merged }: { survivor: Person; merged: Person },
  fields: string[]
) => {
  const [own, other] = [storedOf(survivor), storedOf(merged)]
  const taken = [...own.keys()].filter((field) => fields.includes(field))
  if (taken.length === 0) return
  await writeFields(tx, survivor.id, other, taken)
  const journaled = (values: Map<MergeField, Stored>) =>
    Object.fromEntries(taken.map((field) => [field, keyOf(values.get(field))]))
  await tx.userMergeRow.create({
    data: {
      mergeId,
      table: FIELDS,
      pk: { id: survivor.id },
      before: journaled(own),
      after: journaled(other),
    },
  })
}

/** The journal's name for the chosen fields, and for the levels by hand. */
export const FIELDS = 'fields'
export const LEVELS = 'levels'

const writeFields = async (
  tx: Tx,
  userId: number,
  values: Map<MergeField, Stored>,
  taken: MergeField[]
) => {
  const dataOf = (names: readonly MergeField[]) =>
    Object.fromEntries(
      names
        .filter((field) => taken.includes(field))
        .map((field) => [field, values.get(field) ?? null])
    )
  const [user, profile] = [dataOf(userFields), dataOf(profileFields)]
  if (Object.keys(user).length > 0)
    await tx.user.update({ where: { id: userId }, data: user })
  if (Object.keys(profile).length > 0)
    await tx.userProfile.upsert({
      where: { userId },
      create: { userId, ...profile },
      update: profile,
    })
}

type Journaled = Record<string, string | number | null>

/** Puts back the chosen fields that still are as the merge left them. @returns how many stay */
export const putBackFields = async (tx: Tx, mergeId: number) => {
  const row = await tx.userMergeRow.findFirst({
    where: { mergeId, table: FIELDS },
  })
  if (!row) return 0
  const [before, after] = [row.before, row.after] as Journaled[]
  const { id } = row.pk as { id: number }
  const now = storedOf(
    await tx.user.findUniqueOrThrow({
      where: { id },
      include: { profile: true },
    })
  )
  const untouched = [...now.keys()].filter(
    (field) => field in after && keyOf(now.get(field)) === after[field]
  )
  const values = new Map<MergeField, Stored>(
    untouched.map((field) => [
      field,
      field === 'birthdate' && before[field] !== null
        ? new Date(before[field])
        : before[field],
    ])
  )
  await writeFields(tx, id, values, untouched)
  return Object.keys(after).length - untouched.length
}

/**
 * The levels that the survivor holds afterwards: learners' levels of either account, staff's levels only if both hold
 * them.
 */
export const levelsAfter = async (
  tx: Tx,
  { survivor, merged }: { survivor: Person; merged: Person }
) => {
  const member = await memberRights(tx)
  const [own, other] = [survivor, merged].map(({ accessLevels }) =>
    accessLevels.map(({ accessLevel }) => accessLevel)
  )
  const isIn = (levels: typeof own, id: string) =>
    levels.some((level) => level.id === id)
  const isLearners = (level: (typeof own)[number]) =>
    isLearnerLevel(level, member)
  const before = own.map(({ id }) => id)
  const after = [
    ...own.filter((level) => isLearners(level) || isIn(other, level.id)),
    ...other.filter((level) => isLearners(level) && !isIn(own, level.id)),
  ]
  return {
    before,
    after: after.map(({ id }) => id),
    lost: own
      .filter((level) => !after.includes(level))
      .map(({ label }) => label),
    hasStaff: [...own, ...other].some((level) => !isLearners(level)),
  }
}

/** Only people who may assign staff's levels merge accounts of staff. @throws FORBIDDEN */
export const requireRightForStaff = (hasStaff: boolean) => {
  if (hasStaff && !can(currentUser(), 'editAccessLevels'))
    throw new AppError('FORBIDDEN')
}

/**
 * Sets the levels by hand; a user whose levels change signs in again. An address that was proposed for them under other
 * levels is withdrawn.
 */
export const writeLevels = async (
  tx: Tx,
  userId: number,
  before: string[],
  after: string[]
) => {
  const lost = before.filter((id) => !after.includes(id))
  const won = after.filter((id) => !before.includes(id))
  await tx.userAccessLevel.deleteMany({
    where: { userId, accessLevelId: { in: lost } },
  })
  await tx.userAccessLevel.createMany({
    data: won.map((accessLevelId) => ({ userId, accessLevelId })),
    skipDuplicates: true,
  })
  if (won.length > 0) await endWaiting(tx, userId, 'WITHDRAWN')
  if (lost.length + won.length > 0)
    await tx.user.update({
      where: { id: userId },
      data: { authVersion: { increment: 1 } },
    })
}
