import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { listedUsers } from '../users'

import { matchingIds, MOST_PEOPLE, nextPortion } from './targetIds'

/** How many users match a view within the viewer's scope, before a change of all of them. */
export const matchingUsers = (async ({ type, view }) => {
  const ids = await matchingIds({ type, view })
  return {
    count: Math.min(ids.length, MOST_PEOPLE),
    isTooMany: ids.length > MOST_PEOPLE,
    upToId: ids.at(-1) ?? null,
  }
}) satisfies QueryResolvers['matchingUsers']

/**
 * A portion of users for a file. The log keeps who took which people's data out.
 * @throws TOO_MANY_PEOPLE; FORBIDDEN
 */
export const exportUsers = (async ({ target }) => {
  const { ids, nextId } = await nextPortion(target)
  const rows = await listedUsers(ids)
  if (ids.length > 0)
    await logInfo(db, {
      action: 'user.exported',
      entity: 'User',
      entityId: ids[0],
      after: { userIds: ids },
    })
  return { rows, nextId }
}) satisfies MutationResolvers['exportUsers']
