import type { Prisma } from '@prisma/client'

import { AppError } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { titlesOf } from 'src/shared/marketing/announcements/announcementText'

import { asAudience } from './audience'

export const withSender = {
  createdBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.AnnouncementInclude

type Row = Prisma.AnnouncementGetPayload<{ include: typeof withSender }>

export const asAnnouncement = async ({ createdBy, ...row }: Row) => ({
  ...row,
  ...titlesOf(row),
  createdByName: fullName(createdBy),
  audience: await asAudience(row),
  recipientCount:
    row.waitingCount +
    row.mailedCount +
    row.keptCount +
    row.bouncedCount +
    row.unsubscribedCount +
    row.skippedCount,
})

/** The states in which an announcement can still be changed. */
const open = ['DRAFT', 'SCHEDULED']

/** @throws ANNOUNCEMENT_BEGUN */
export const requireOpen = ({ status }: Pick<Row, 'status'>) => {
  if (!open.includes(status)) throw new AppError('ANNOUNCEMENT_BEGUN')
}
