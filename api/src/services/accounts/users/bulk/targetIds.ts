// Which users a change of many is about: chosen ones, or all that match a view, in portions.
import type { UsersTarget, UserType } from 'types/graphql'

import { scopeForUsers, usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { searchText } from 'src/lib/database/paging'
import { composed, int } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { can } from 'src/shared/access/permissions'
import type { UsersView } from 'src/shared/accounts/people/usersFilter'

import { isNamed } from '../personSearch'
import { peopleSql, type UsersWanted } from '../usersQuery'

/** One portion, and the most people that can be chosen by hand. */
export const PORTION = 100

/** The most people of one change by a view. */
export const MOST_PEOPLE = 5000

type Matching = UsersWanted & { upToId?: number | null }

const MATCHING = composed(
  ({ words, upToId, ...wanted }: Matching) => {
    const values: (string | number)[] = [MOST_PEOPLE + 1]
    const parameter = (value: string | number) => `$${values.push(value)}`
    const conditions = [
      peopleSql(wanted, parameter),
      ...(words ? [isNamed(words, parameter)] : []),
      ...(upToId ? [`u.id <= ${parameter(upToId)}::int`] : []),
    ]
    return {
      text: `SELECT u.id FROM (SELECT u.id FROM ${conditions.join(' AND ')} LIMIT $1) u ORDER BY u.id`,
      values,
    }
  },
  { id: int },
  [
    {},
    { words: 'ana', isMember: true, upToId: 5 },
    { words: 'a', status: 'ARCHIVED', batchId: 1, stageId: 1 },
    { scope: { stageId: 1, groupId: 1 }, status: 'ACTIVE' },
  ]
)

type Asked = {
  type?: UserType | null
  view?: UsersView | null
  upToId?: number | null
}

/**
 * The ids of all users of a view within the viewer's scope, in their order; one more than MOST_PEOPLE if there are more.
 * @throws FORBIDDEN for archived users without the right to archive
 */
export const matchingIds = async ({ type, view, upToId }: Asked) => {
  if (view?.filter === 'ARCHIVED' && !can(currentUser(), 'archiveUsers'))
    throw new AppError('FORBIDDEN')
  const rows = await MATCHING.all(pool, {
    words: searchText(view?.q) || undefined,
    isMember: type ? type === 'MEMBER' : undefined,
    status: view?.filter,
    batchId: view?.batchId,
    stageId: view?.stageId,
    scope: scopeForUsers(),
    upToId,
  })
  return rows.map(({ id }) => id)
}

const chosenIds = async (ids: number[]) => {
  if (ids.length > PORTION) throw new AppError('TOO_MANY_PEOPLE')
  const rows = await db.user.findMany({
    where: { AND: [{ id: { in: ids } }, usersInScope()] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}

/**
 * The next portion of a target, and the id after which the one after it begins. The filter is applied again for every
 * portion, so that repeating one is safe.
 * @throws TOO_MANY_PEOPLE; FORBIDDEN
 */
export const nextPortion = async (target: UsersTarget) => {
  if (target.userIds)
    return { ids: await chosenIds(target.userIds), nextId: null }
  const all = await matchingIds(target)
  if (all.length > MOST_PEOPLE) throw new AppError('TOO_MANY_PEOPLE')
  const left = all.filter((id) => id > (target.afterId ?? 0))
  const ids = left.slice(0, PORTION)
  return { ids, nextId: left.length > PORTION ? ids[PORTION - 1] : null }
}
