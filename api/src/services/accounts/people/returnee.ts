import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

/** Closes the welcome-back modal for good (spec section 4). */
export const hideReturneeModal = (async () => {
  await db.user.updateMany({
    where: { id: currentUser().id, returneeSeenAt: null },
    data: { returneeSeenAt: new Date() },
  })
  return true
}) satisfies MutationResolvers['hideReturneeModal']

/** The name used by the spec's client (section 7). */
export const HideReturneeModal = hideReturneeModal
