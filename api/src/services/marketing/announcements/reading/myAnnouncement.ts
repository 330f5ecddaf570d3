import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

/** An announcement as the viewer got it; null unless it was for them. */
export const myAnnouncement = (async ({ id }) => {
  const recipient = await db.announcementRecipient.findFirst({
    where: {
      announcementId: id,
      userId: currentUser().id,
      OR: [
        { state: { in: ['MAILED', 'KEPT', 'BOUNCED', 'UNSUBSCRIBED'] } },
        { reason: { in: ['BOUNCING', 'UNCONFIRMED'] } },
      ],
    },
    include: { announcement: true },
  })
  return recipient && { ...recipient.announcement, at: recipient.at }
}) satisfies QueryResolvers['myAnnouncement']
