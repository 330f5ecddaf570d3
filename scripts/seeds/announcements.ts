// An announcement that was sent to the current batch, and one that waits for its moment.
import { db } from 'api/src/lib/db'
import { addDays, manilaToday, startOfDay } from 'api/src/shared/manilaTime'

import { CURRENT_BATCH } from './content/batches'
import { count } from './count'

const SENDER = 'tribe-team-ro@example.com'
const SENT_DAYS_AGO = 6
const WAITS_DAYS = 30
const HOUR_MS = 3_600_000

const sent = {
  subject: 'Your first live session is on Saturday',
  text: 'We meet for the first time on Saturday at 7 in the evening.\n\nBring one question that you want answered. You find the link on the page of the event.',
  subjectFil: 'Sa Sabado ang una ninyong live session',
  textFil:
    'Magkikita tayo sa unang pagkakataon sa Sabado, ika-7 ng gabi.\n\nMagdala ng isang tanong na gusto ninyong masagot. Nasa page ng event ang link.',
  buttonLabel: 'Open my events',
  buttonLabelFil: 'Buksan ang mga event ko',
  buttonUrl: '/events/my-events',
}

const waiting = {
  subject: 'The holidays at the school',
  text: 'Coaches answer until December 20 and are back on January 4.\n\nThe lessons stay open all the time.',
  list: 'MEMBER',
  filter: { filter: 'ACTIVE' },
} as const

const at = (days: number) =>
  new Date(startOfDay(addDays(manilaToday(), days)).getTime() + 9 * HOUR_MS)

/** Seeds them only if there is none. Old mails are not in the outbox, and nobody is told again. */
export const announcementsOfDemo = async (isDemo: boolean) => {
  const made = isDemo ? await seedAnnouncements() : 0
  return count(made, 'announcement')
}

const seedAnnouncements = async () => {
  if ((await db.announcement.count()) > 0) return 0
  const sender = await db.user.findUnique({ where: { email: SENDER } })
  const batch = await db.batch.findUnique({ where: { number: CURRENT_BATCH } })
  if (!sender || !batch) return 0
  const by = { createdById: sender.id, scheduledById: sender.id }
  const people = await db.user.findMany({
    where: { batchId: batch.id, archivedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  // The first has unsubscribed before, and the address of the last does not exist.
  const stateOf = (index: number) =>
    index === 0
      ? 'UNSUBSCRIBED'
      : index === people.length - 1
        ? 'BOUNCED'
        : 'MAILED'
  const states = people.map((_, index) => stateOf(index))
  const countOf = (state: string) =>
    states.filter((each) => each === state).length
  const moment = at(-SENT_DAYS_AGO)
  await db.announcement.create({
    data: {
      ...by,
      ...sent,
      status: 'SENT',
      filter: { batchId: batch.id },
      sendAt: moment,
      startedAt: moment,
      endedAt: moment,
      createdAt: moment,
      mailedCount: countOf('MAILED'),
      bouncedCount: countOf('BOUNCED'),
      unsubscribedCount: countOf('UNSUBSCRIBED'),
      recipients: {
        create: people.map(({ id }, index) => ({
          userId: id,
          state: states[index],
          detail:
            states[index] === 'BOUNCED' ? '550 5.1.1 User unknown' : undefined,
          mailedAt: states[index] === 'UNSUBSCRIBED' ? null : moment,
          at: moment,
        })),
      },
    },
  })
  await db.announcement.create({
    data: { ...by, ...waiting, status: 'SCHEDULED', sendAt: at(WAITS_DAYS) },
  })
  return 2
}
