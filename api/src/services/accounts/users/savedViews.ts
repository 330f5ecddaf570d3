import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { searchText, typedText } from 'src/lib/database/paging'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import {
  asUsersView,
  type UsersView,
} from 'src/shared/accounts/people/usersFilter'

const MOST_VIEWS = 30
const MAX_NAME_CHARACTERS = 60

const asView = ({
  id,
  name,
  filter,
}: {
  id: number
  name: string
  filter: Prisma.JsonValue
}) => ({ id, name, ...asUsersView(filter) })

export const savedViews = (async ({ list }) => {
  const rows = await db.savedView.findMany({
    where: { userId: currentUser().id, list },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map(asView)
}) satisfies QueryResolvers['savedViews']

const filterOf = (view: UsersView) =>
  Object.fromEntries(
    Object.entries({
      ...asUsersView(view),
      q: searchText(view.q),
    }).filter(([, value]) => value)
  )

/**
 * Keeps a filter under a name; a view of that name is replaced.
 * @throws REQUIRED and TOO_LONG by field; TOO_MANY_VIEWS by field
 */
export const saveView = (async ({ list, view, ...input }) => {
  const name = typedText(input.name)
  refuseInput({
    name: !name ? 'REQUIRED' : name.length > MAX_NAME_CHARACTERS && 'TOO_LONG',
  })
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    const others = await tx.savedView.count({
      where: { userId, list, name: { not: name } },
    })
    refuseInput({ name: others >= MOST_VIEWS && 'TOO_MANY_VIEWS' })
    const filter = filterOf(view)
    return asView(
      await tx.savedView.upsert({
        where: { userId_list_name: { userId, list, name } },
        create: { userId, list, name, filter },
        update: { filter },
      })
    )
  })
}) satisfies MutationResolvers['saveView']

/** Removes one of the viewer's own views; a second time changes nothing. */
export const deleteSavedView = (async ({ id }) => {
  await db.savedView.deleteMany({ where: { id, userId: currentUser().id } })
  return true
}) satisfies MutationResolvers['deleteSavedView']
