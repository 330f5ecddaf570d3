import type { MutationResolvers, UsersChange } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, InputError, refusalCode, refuseInput } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import type { ErrorCode } from 'src/shared/errors'

import { requireHigherRank } from '../../people/requireHigherRank'

import type { Change } from './change'
import { changeOf, tellOfChanges } from './changes'
import { nextPortion } from './targetIds'

type Outcome =
  | { isChanged: boolean }
  | { code: ErrorCode; detail: string | null }

// The refusal of a person: the code of the field, if one field is wrong.
const refusalOf = (error: unknown): Outcome => {
  const { properties, detail } =
    (
      error as {
        extensions?: {
          properties?: { codes?: Record<string, ErrorCode> }
          detail?: string
        }
      }
    ).extensions ?? {}
  const [field] = Object.values(properties?.codes ?? {})
  return { code: field ?? refusalCode(error), detail: detail ?? null }
}

const changeOne = async (tx: Tx, userId: number, change: Change) => {
  await lockRow(tx, 'User', userId)
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  if (user.archivedAt) throw new AppError('USER_ARCHIVED')
  await requireHigherRank(tx, userId)
  return { isChanged: await change(tx, user) }
}

const namesOf = async (ids: number[]) => {
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true },
  })
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

const only = (change: UsersChange) => {
  const given = Object.values(change).filter(
    (part) => part !== null && part !== undefined
  )
  if (given.length !== 1) throw new InputError({ change: 'INVALID' })
}

/**
 * Changes a portion of users, each in a transaction of its own: what one person refuses does not hold up the others,
 * and repeating a portion changes nothing twice. Only people of a lower rank are changed.
 * @throws what each change needs: FORBIDDEN, or BAD_USER_INPUT by field; TOO_MANY_PEOPLE
 */
export const changeUsers = (async ({ target, change: input }) => {
  only(input)
  refuseInput({ userIds: target.userIds?.length === 0 && 'REQUIRED' })
  const change = await changeOf(input)
  const { ids, nextId } = await nextPortion(target)
  const outcomes: [number, Outcome][] = []
  for (const id of ids)
    outcomes.push([
      id,
      await inTransaction((tx) => changeOne(tx, id, change)).catch(refusalOf),
    ])
  // Chosen people who are gone, or out of the viewer's scope.
  for (const id of new Set(target.userIds ?? []))
    if (!ids.includes(id))
      outcomes.push([id, { code: 'NOT_FOUND', detail: null }])

  const refused = outcomes.flatMap(([userId, outcome]) =>
    'code' in outcome ? [{ userId, ...outcome }] : []
  )
  const names = await namesOf(
    refused.map(({ userId }) => userId).filter((id) => ids.includes(id))
  )
  const count = (isChanged: boolean) =>
    outcomes.filter(
      ([, outcome]) => 'isChanged' in outcome && outcome.isChanged === isChanged
    ).length
  await tellOfChanges(input, count(true))
  return {
    changed: count(true),
    changedIds: outcomes.flatMap(([id, outcome]) =>
      'isChanged' in outcome && outcome.isChanged ? [id] : []
    ),
    unchanged: count(false),
    refused: refused.map((each) => ({
      ...each,
      name: names.get(each.userId) ?? '',
    })),
    nextId,
  }
}) satisfies MutationResolvers['changeUsers']
