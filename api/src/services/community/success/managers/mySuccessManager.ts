import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { uploadUrlOf } from 'src/shared/uploads'

/** The signed-in member's success manager, with the ways to reach them; null without one. */
export const mySuccessManager = (async () => {
  const me = await db.user.findUnique({
    where: { id: currentUser().id },
    select: { successManager: { include: { user: true } } },
  })
  const manager = me?.successManager
  return manager
    ? {
        name: fullName(manager.user),
        email: manager.user.email,
        profileImage: uploadUrlOf(manager.user.profileImageId),
        bookingUrl: manager.bookingUrl,
        facebookProfile: manager.user.facebookProfile,
      }
    : null
}) satisfies QueryResolvers['mySuccessManager']
