import { communityReminderEmail } from 'src/emails/communityReminderEmail'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { todaysNumber } from 'src/shared/community/challenge'
import {
  addDays,
  dateColumnOf,
  dayOf,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import { isIn } from './asChallenge'
import { areBuddiesOn, runOf } from './taking/participation'
import { challengeNotice } from './tellOfChallenge'

const AT_ONCE = 200

/** The participants after an id whose days include today, with the days that they have finished. */
const nextOnes = (
  { id: challengeId, days }: { id: number; days: number },
  today: Day,
  after: number
) =>
  db.challengeParticipant.findMany({
    where: {
      challengeId,
      ...isIn,
      id: { gt: after },
      startsOn: {
        gte: dateColumnOf(addDays(today, 1 - days)),
        lte: dateColumnOf(today),
      },
    },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    include: {
      done: { select: { day: true } },
      user: { select: { firstName: true, email: true, language: true } },
    },
  })

/** Tells participants of today's task, unless they have finished it. A repeated run tells nobody twice. */
export const remindOfTasks = async (now: Date) => {
  if (!(await areBuddiesOn())) return
  const today = dayOf(now)
  const open = await db.challenge.findMany({ where: { status: 'OPEN' } })
  for (const challenge of open) {
    const tasks = await db.challengeDay.findMany({
      where: { challengeId: challenge.id },
    })
    let after = 0
    for (;;) {
      const people = await nextOnes(challenge, today, after)
      await inTransaction(async (tx) => {
        for (const { id, userId, user, startsOn, done } of people) {
          const number = todaysNumber(runOf({ startsOn, challenge }), today)
          if (number === null || done.some(({ day }) => day === number))
            continue
          const task = tasks.find(({ day }) => day === number)
          await notify(
            tx,
            { userId, email: user.email },
            {
              ...challengeNotice(challenge, {
                change: 'today',
                number,
                reason: null,
              }),
              key: `challenge:${id}:${number}`,
            },
            communityReminderEmail({
              lang: user.language,
              firstName: user.firstName,
              about: {
                kind: 'challenge',
                challenge: textIn(challenge, 'name', user.language),
                number,
                task: task ? textIn(task, 'title', user.language) : '',
              },
            }),
            { notAfter: startOfDay(addDays(today, 1)) }
          )
        }
      })
      if (people.length < AT_ONCE) break
      after = people[people.length - 1].id
    }
  }
}
