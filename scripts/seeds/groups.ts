// The demo's groups: one with circles that answers requests, and one that members join by themselves.
import type { GroupRole } from '@prisma/client'
import { db } from 'api/src/lib/db'

type Place = { email: string; role?: GroupRole; circle?: string }

const amihan: Place[] = [
  { email: 'team-lead@example.com', role: 'LEADER' },
  { email: 'ana@example.com', role: 'ASSISTANT', circle: 'Circle 1' },
  { email: 'ben@example.com', circle: 'Circle 1' },
  { email: 'ella@example.com', circle: 'Circle 1' },
  { email: 'kiko@example.com', circle: 'Circle 2' },
  { email: 'marco@example.com', circle: 'Circle 2' },
  { email: 'bea@example.com' },
]

const habagat: Place[] = [
  { email: 'assistant-coach@example.com', role: 'LEADER' },
  { email: 'nina@example.com' },
  { email: 'oscar@example.com' },
]

const idsByEmail = async (emails: string[]) => {
  const people = await db.user.findMany({
    where: { email: { in: emails } },
    select: { id: true, email: true },
  })
  return new Map(people.map(({ id, email }) => [email, id]))
}

const place = async (
  groupId: number,
  places: Place[],
  circles: { id: number; name: string }[] = []
) => {
  const ids = await idsByEmail(places.map(({ email }) => email))
  await db.groupMembership.createMany({
    data: places.flatMap(({ email, role, circle }) => {
      const userId = ids.get(email)
      const subGroupId = circles.find(({ name }) => name === circle)?.id
      return userId ? [{ groupId, userId, role, subGroupId }] : []
    }),
  })
}

/** Seeds groups only if none exist yet, so that a school's changes stay. @returns how many were added */
export const seedGroups = async () => {
  if ((await db.group.count()) > 0) return 0
  const { subGroups, id } = await db.group.create({
    data: {
      name: 'Tribe Amihan',
      description:
        '<p>For those who build their first portfolio. We meet once a week and share what we made.</p>',
      joinMode: 'REQUEST',
      capacity: 24,
      meetingDay: 'MO',
      meetingTime: '19:30',
      meetingUrl: 'https://meet.example.com/amihan',
      chatUrl: 'https://chat.example.com/amihan',
      subGroups: {
        create: [
          {
            name: 'Circle 1',
            capacity: 6,
            meetingDay: 'WE',
            meetingTime: '20:00',
          },
          { name: 'Circle 2', capacity: 6 },
        ],
      },
    },
    include: { subGroups: true },
  })
  await place(id, amihan, subGroups)
  const open = await db.group.create({
    data: {
      name: 'Tribe Habagat',
      description: '<p>For everybody who works at night.</p>',
      joinMode: 'OPEN',
      capacity: 12,
      meetingDay: 'SA',
      meetingTime: '22:00',
      meetingUrl: 'https://meet.example.com/habagat',
    },
  })
  await place(open.id, habagat)
  const asking = await idsByEmail(['pia@example.com'])
  await db.groupRequest.createMany({
    data: [...asking.values()].map((userId) => ({
      groupId: id,
      userId,
      note: 'I would like to meet on Monday evenings.',
    })),
  })
  return 2
}
