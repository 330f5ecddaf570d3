import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

/** The welcome-back modal was closed and does not come again (spec section 4). */
export const hideReturneeModal = (async () => {
  await db.user.updateMany({
    where: { id: currentUser().id, returneeSeenAt: null },
    data: { returneeSeenAt: new Date() },
  })
  return true
}) satisfies MutationResolvers['hideReturneeModal']

/** By the name that the spec's client calls (section 7). */
export const HideReturneeModal = hideReturneeModal
