// The people on the demo's sales pages: a coach with a drawn portrait, and members' wins, all with consent.
import type { ShownName } from '@prisma/client'
import { db } from 'api/src/lib/db'

import { storeFile } from './cast/storeFile'

const coaches = [
  {
    email: 'expert@example.com',
    picture: 'portrait.png',
    story:
      'I answered phones for nine years before I had a client of my own. The first one found me through a typing error in my letter and stayed for four years.\n\nI teach what I would have liked to hear at the beginning: one step at a time, and write everything down.',
    storyFil:
      'Siyam na taon akong sumagot ng telepono bago ako nagkaroon ng sariling client. Natuwa siya sa mali kong spelling sa sulat, at apat na taon siyang nanatili.\n\nItinuturo ko ang gusto ko sanang marinig noong una: isa-isang hakbang, at isulat ang lahat.',
  },
]

const wins: { email: string; title: string; shownAs: ShownName }[] = [
  { email: 'ana@example.com', title: 'First client!', shownAs: 'FULL' },
  {
    email: 'ella@example.com',
    title: 'My portfolio is online',
    shownAs: 'FIRST_AND_INITIAL',
  },
]

/** Seeds consents only if nobody has given one yet. @returns how many people are shown */
export const seedSalesProof = async () => {
  const given =
    (await db.win.count({ where: { shownSince: { not: null } } })) +
    (await db.userProfile.count({ where: { coachShownSince: { not: null } } }))
  if (given > 0) return 0
  return (await seedCoaches()) + (await seedWins())
}

const seedCoaches = async () => {
  let added = 0
  for (const { email, picture, story, storyFil } of coaches) {
    const user = await db.user.findUnique({ where: { email } })
    if (!user) continue
    const profileImageId =
      user.profileImageId ?? (await storeFile(db, user.id, picture))
    await db.storedFile.update({
      where: { id: profileImageId },
      data: { visibility: 'MEMBERS' },
    })
    const columns = { story, storyFil, coachShownSince: new Date() }
    await db.user.update({
      where: { id: user.id },
      data: {
        profileImageId,
        profile: { upsert: { create: columns, update: columns } },
      },
    })
    added++
  }
  return added
}

const seedWins = async () => {
  const admin = await db.user.findUnique({
    where: { email: 'admin@example.com' },
    select: { id: true },
  })
  let added = 0
  for (const { email, title, shownAs } of wins) {
    const now = new Date()
    const { count } = await db.win.updateMany({
      where: { user: { email }, title },
      data: {
        shownAs,
        shownSince: now,
        featuredAt: now,
        featuredById: admin?.id,
      },
    })
    added += count
  }
  return added
}
