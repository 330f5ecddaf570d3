import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'

import { buildUser } from './people'

/** The query that a form sends for an announcement to a list. */
export const announcementInput = {
  audience: { list: 'MEMBER' as const, view: {} },
  subject: 'Hello',
  text: 'One\n\nTwo',
  subjectFil: 'Kumusta',
  textFil: 'Isa',
  buttonLabel: 'Open',
  buttonLabelFil: '',
  buttonUrl: '/events/my-events',
}

/** A draft in English to all members, unless `changes` say otherwise. */
export const buildAnnouncement = async (
  changes: Partial<Prisma.AnnouncementUncheckedCreateInput> = {}
) =>
  db.announcement.create({
    data: {
      subject: 'Hello',
      text: 'Come',
      list: 'MEMBER',
      createdById: (await buildUser('admin')).id,
      ...changes,
    },
  })
