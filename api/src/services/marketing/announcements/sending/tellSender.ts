import type { Announcement } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { titlesOf } from 'src/shared/marketing/announcements/announcementText'

/** The page of an announcement, or the notices of a person who may not open it any more. */
const pathOf = (id: number, mayOpen: boolean) =>
  mayOpen ? `/announcements/${id}` : '/notices'

const tell = (
  tx: Tx,
  row: Announcement,
  userId: number,
  { change, mayOpen }: { change: 'sent' | 'stopped'; mayOpen: boolean }
) =>
  notify(tx, userId, {
    kind: 'ANNOUNCEMENT',
    facts: { ...titlesOf(row), change },
    path: pathOf(row.id, mayOpen),
    key: `announcement:${row.id}:${change}`,
  })

/** Tells the sender of an announcement that all of it is sent. */
export const tellSent = async (tx: Tx, row: Announcement) => {
  if (row.scheduledById !== null)
    await tell(tx, row, row.scheduledById, { change: 'sent', mayOpen: true })
}

/** Tells the sender, who may not send any more, and the author that an announcement does not go out. */
export const tellRefused = async (tx: Tx, row: Announcement) => {
  const { scheduledById, createdById } = row
  if (scheduledById !== null)
    await tell(tx, row, scheduledById, { change: 'stopped', mayOpen: false })
  if (createdById !== scheduledById)
    await tell(tx, row, createdById, { change: 'stopped', mayOpen: true })
}
