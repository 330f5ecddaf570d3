import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageWithin, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'

import { audienceOf } from './announcementInput'
import { asAnnouncement, withSender } from './asAnnouncement'
import { reachOf } from './audience'
import { mailsFor } from './mailsFor'

/** Counts stop here, and so do pages. */
const LIST_BOUND = 1000

export const announcementsPage = (async (args) => {
  const q = containing(args.q)
  const where: Prisma.AnnouncementWhereInput = {
    ...(q && { OR: [{ subject: q }, { subjectFil: q }] }),
    status: args.filter ?? undefined,
  }
  const { rows, ...counted } = await pageWithin(
    LIST_BOUND,
    args,
    (window) =>
      db.announcement.findMany({ where, include: withSender, ...window }),
    (bound) => db.announcement.count({ where, ...bound })
  )
  return { rows: await Promise.all(rows.map(asAnnouncement)), ...counted }
}) satisfies QueryResolvers['announcementsPage']

export const announcement = (async ({ id }) => {
  const row = await db.announcement.findUnique({
    where: { id },
    include: withSender,
  })
  return row && asAnnouncement(row)
}) satisfies QueryResolvers['announcement']

/** @throws REQUIRED and INVALID of `audience` */
export const announcementReach = (async ({ audience }) =>
  reachOf(
    await audienceOf(audience)
  )) satisfies QueryResolvers['announcementReach']

/** The mails as they will be sent, with the viewer as their reader. */
export const announcementPreview = (async ({ id }) => {
  const row = found(await db.announcement.findUnique({ where: { id } }))
  const viewer = await db.user.findUniqueOrThrow({
    where: { id: currentUser().id },
    select: { id: true, firstName: true },
  })
  const reader = { userId: viewer.id, firstName: viewer.firstName }
  return mailsFor(row, reader).map(({ lang, subject, html }) => ({
    lang,
    subject,
    html,
  }))
}) satisfies QueryResolvers['announcementPreview']

const recipientsNamed = searchOf({
  id: 'u.id',
  rows: `"AnnouncementRecipient" r JOIN "User" u ON u.id = r."userId" WHERE r."announcementId" = $1`,
  most: LIST_BOUND,
})

export const announcementRecipientsPage = (async ({ id, ...args }) => {
  const words = searchText(args.q)
  const where: Prisma.AnnouncementRecipientWhereInput = {
    announcementId: id,
    state: args.filter ?? undefined,
    userId: words ? { in: await recipientsNamed(words, id) } : undefined,
  }
  const orderBy: Prisma.AnnouncementRecipientOrderByWithRelationInput[] = [
    { state: 'asc' },
    { userId: 'asc' },
  ]
  const { rows, ...counted } = await pageWithin(
    LIST_BOUND,
    args,
    ({ skip, take }) =>
      db.announcementRecipient.findMany({
        where,
        orderBy,
        skip,
        take,
        include: {
          user: {
            select: { id: true, firstName: true, lastName: true, email: true },
          },
        },
      }),
    ({ take }) => db.announcementRecipient.count({ where, orderBy, take })
  )
  return {
    rows: rows.map(({ user, ...row }) => ({
      ...row,
      id: user.id,
      name: fullName(user),
      email: user.email,
    })),
    ...counted,
  }
}) satisfies QueryResolvers['announcementRecipientsPage']
