import type { MyEventsFilter } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  addAttendance,
  importAttendance,
  removeAttendance,
} from 'src/services/learning/events/attendance/attendance'
import {
  drawCalendarFeed,
  revokeCalendarFeed,
} from 'src/services/learning/events/calendarFeed/calendarFeed'
import { feedOf } from 'src/services/learning/events/calendarFeed/feedOf'
import { drawCheckinCode } from 'src/services/learning/events/eventOccurrences/eventOccurrences'
import { eventPeoplePage } from 'src/services/learning/events/eventOccurrences/eventPeoplePage'
import { freeSeats } from 'src/services/learning/events/events/freeSeats'
import { sendEventReminders } from 'src/services/learning/events/events/sendEventReminders'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildCaller } from 'src/testing/graphql'
import { buildEvent, inHours } from 'src/testing/learning'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { answerEvent } from './answerEvent'
import { checkInToEvent } from './checkInToEvent'
import { joinEvent } from './joinEvent'
import { myEvent, myEventCalendar, myEvents, myNextEvent } from './myEvents'

const member = async (changes: Parameters<typeof buildUser>[1] = {}) => {
  const user = await buildUser('member', changes)
  signIn(user)
  return user
}

const titles = async (filter?: MyEventsFilter) =>
  (await myEvents({ filter })).rows.map(({ title }) => title)

const answers = async (occurrenceId: number) =>
  (
    await db.eventRsvp.findMany({
      where: { occurrenceId },
      orderBy: { userId: 'asc' },
    })
  ).map(({ answer }) => answer)

const tokenIn = (url: string) =>
  new URL(url).searchParams.get('token') as string

describe('the audience of an event', () => {
  const level = (accessLevelId: string) => ({ create: { accessLevelId } })

  scenario('Depends on status, stage, level and batch', async () => {
    const batch = await db.batch.create({
      data: {
        number: 900,
        name: 'Batch',
        launchFrom: new Date(),
        launchTo: new Date(),
      },
    })
    const stage = await buildStage()
    const other = await buildUser('coach')
    await member({ batchId: batch.id, stageId: stage.id })
    const make = (title: string, changes: object = {}) =>
      buildEvent({ title, ...changes } as never)
    const shut = await Promise.all([
      make('draft', { status: 'DRAFT' }),
      make('archived', { status: 'ARCHIVED' }),
      make('later stage', { minStageNumber: stage.number + 1 }),
      make('coaches', { accessLevels: level('coach') }),
      make('coaches in public', {
        accessLevels: level('coach'),
        minStageNumber: stage.number + 1,
        isPublic: true,
      }),
    ])
    await make('all members')
    await make('my stage', { minStageNumber: stage.number })
    await make('members by name', { accessLevels: level('member') })
    await make('my batch', { batches: { create: { batchId: batch.id } } })
    await make('everybody', { isPublic: true })
    await make('cancelled event', { status: 'CANCELLED' })
    expect((await titles()).sort()).toEqual([
      'all members',
      'cancelled event',
      'everybody',
      'members by name',
      'my batch',
      'my stage',
    ])
    for (const { id, occurrenceId } of shut) {
      expect(await myEvent({ id, occurrenceId })).toBeNull()
      for (const attempt of [
        () => answerEvent({ occurrenceId, answer: 'GOING' }),
        () => joinEvent({ occurrenceId }),
        () => checkInToEvent({ occurrenceId, code: '123456' }),
      ])
        await expect(attempt()).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
    signIn(other, 'coach')
    expect(await titles()).toContain('coaches')
    expect(await titles()).not.toContain('my batch')
  })

  scenario(
    'With a free account or a lapsed membership is limited to events for everyone',
    async () => {
      await buildEvent({ title: 'members' })
      await buildEvent({ title: 'everybody', isPublic: true })
      const free = await buildUser('non-member')
      signIn(free, 'non-member')
      expect(await titles()).toEqual(['everybody'])

      const batch = await db.batch.create({
        data: {
          number: 901,
          name: 'Batch',
          launchFrom: new Date(),
          launchTo: new Date(),
        },
      })
      await buildEvent({
        title: 'batch',
        batches: { create: { batchId: batch.id } },
      })
      const lapsed = await buildUser('non-member', { batchId: batch.id })
      await buildAccessLevel('member')
      const { subscription } = await buildInvoice({ userId: lapsed.id })
      const rest = {
        status: 'ACTIVE',
        startsAt: new Date('2025-01-01'),
      } as const
      const spanning = (expiry: string) =>
        db.subscription.update({
          where: { id: subscription.id },
          data: { ...rest, expiry: new Date(expiry) },
        })
      await spanning('9999-12-31')
      signIn(lapsed, 'member')
      expect((await titles()).sort()).toEqual(['batch', 'everybody', 'members'])
      await spanning('2025-06-01')
      signIn(lapsed, 'member')
      expect(await titles()).toEqual(['everybody'])
    }
  )
})

describe('the event list', () => {
  scenario('Filters by incoming and past, with one statement', async () => {
    await member()
    await buildEvent({ title: 'Soon' })
    await buildEvent({ title: 'Over' }, [inHours(-48)])
    await buildEvent({ title: 'Both' }, [inHours(-48), inHours(48)])
    expect(await titles('INCOMING')).toEqual(['Soon', 'Both'])
    expect((await titles('PAST')).sort()).toEqual(['Both', 'Over'])
    expect(await titles('ALL')).toEqual(['Soon', 'Both', 'Over'])
    expect(await statementsOf(() => myEvents({}))).toBe(1)
  })

  scenario(
    'And the month hide dropped dates from everyone who did not answer them',
    async () => {
      const user = await member()
      const { id, occurrenceIds } = await buildEvent({}, [
        inHours(24),
        inHours(48),
      ])
      await db.eventOccurrence.updateMany({ data: { status: 'DROPPED' } })
      expect(await titles('INCOMING')).toEqual([])
      await db.eventRsvp.create({
        data: {
          occurrenceId: occurrenceIds[1],
          userId: user.id,
          answer: 'GOING',
        },
      })
      expect((await myEvent({ id }))?.dates).toMatchObject([
        { id: occurrenceIds[1], isOn: false },
      ])
      const month = await myEventCalendar({
        from: inHours(0).toISOString().slice(0, 10),
        to: inHours(96).toISOString().slice(0, 10),
      })
      expect(month.map((each) => each.id)).toEqual([occurrenceIds[1]])
    }
  )
})

describe('the next event', () => {
  scenario(
    'Is upcoming or under way, not cancelled and not declined',
    async () => {
      const { id: userId } = await member()
      expect(await myNextEvent()).toBeNull()

      await buildEvent({}, [inHours(-3)])
      await buildEvent({ status: 'DRAFT' }, [inHours(1)])
      const refused = await buildEvent({}, [inHours(2)])
      const off = await buildEvent({}, [inHours(3)])
      const later = await buildEvent({ joinUrl: null }, [inHours(9)])
      const chosen = await buildEvent({ rsvp: 'REQUIRED' }, [
        inHours(4),
        inHours(5),
      ])
      await db.eventOccurrence.update({
        where: { id: off.occurrenceId },
        data: { status: 'CANCELLED' },
      })
      const [first, second] = chosen.occurrenceIds
      const answer = (occurrenceId: number, said: 'NO' | 'GOING') =>
        db.eventRsvp.create({ data: { occurrenceId, userId, answer: said } })
      await answer(refused.occurrenceId, 'NO')
      await answer(first, 'NO')
      await answer(second, 'GOING')

      const found = await myNextEvent()
      expect(found).toMatchObject({
        id: chosen.id,
        rsvp: 'REQUIRED',
        hasLink: true,
        date: { id: second, answer: 'GOING', isOn: true },
      })
      expect(JSON.stringify(found)).not.toContain('secret')
      await db.eventOccurrence.update({
        where: { id: later.occurrenceId },
        data: { startsAt: inHours(-0.5), venue: 'Room 2' },
      })
      expect(await myNextEvent()).toMatchObject({
        id: later.id,
        hasLink: false,
        venue: 'Room 2',
      })

      await db.eventOccurrence.update({
        where: { id: later.occurrenceId },
        data: { startsAt: inHours(-5), endsAt: inHours(5) },
      })
      expect(await myNextEvent()).toMatchObject({ id: chosen.id })
      await answer(later.occurrenceId, 'GOING')
      expect(await myNextEvent()).toMatchObject({ id: later.id })
    }
  )

  scenario('Is never an event outside the member’s audience', async () => {
    await buildEvent()
    signIn(await buildUser('non-member'), 'non-member')
    expect(await myNextEvent()).toBeNull()
  })
})

describe('answers to an event', () => {
  scenario(
    'Go to the waiting list if no seat is free; a freed seat goes to the first on it',
    async () => {
      const { occurrenceId } = await buildEvent({ capacity: 1 })
      const [first, second, third] = [
        await member(),
        await member(),
        await member(),
      ]
      const go = (who: typeof first, answer: 'GOING' | 'NO' = 'GOING') => {
        signIn(who)
        return answerEvent({ occurrenceId, answer })
      }
      const fullness = async () =>
        (await myEvents({})).rows.map(({ isFull }) => isFull)
      expect(await fullness()).toEqual([false])
      expect((await go(first)).chosen).toMatchObject({
        answer: 'GOING',
        goingCount: 1,
      })
      expect(await fullness()).toEqual([true])
      expect((await go(second)).chosen).toMatchObject({
        answer: 'WAITLISTED',
        waitingPlace: 1,
      })
      expect((await go(third)).chosen).toMatchObject({
        answer: 'WAITLISTED',
        waitingPlace: 2,
      })
      // Answering again keeps their place.
      expect((await go(second)).chosen).toMatchObject({ waitingPlace: 1 })

      await go(first, 'NO')
      expect(await answers(occurrenceId)).toEqual(['NO', 'GOING', 'WAITLISTED'])
      expect(
        await db.outboxEmail.findMany({ select: { to: true, template: true } })
      ).toEqual([{ to: second.email, template: 'eventSeat' }])
      expect(
        await db.infoLog.count({
          where: { action: 'eventOccurrence.answered' },
        })
      ).toBe(4)
    }
  )

  scenario('Fill exactly the seats under concurrency', async () => {
    const { occurrenceId } = await buildEvent({ capacity: 3 })
    const callers = await Promise.all(
      Array.from({ length: 12 }, () => buildCaller())
    )
    const ANSWER =
      'mutation ($id: Int!) { answerEvent(occurrenceId: $id, answer: GOING) { id } }'
    await Promise.all(
      callers.map(({ ask }) => ask(ANSWER, { id: occurrenceId }))
    )
    const given = await answers(occurrenceId)
    expect(given.filter((answer) => answer === 'GOING')).toHaveLength(3)
    expect(given.filter((answer) => answer === 'WAITLISTED')).toHaveLength(9)
  })

  scenario('Skip a waiting member who may not attend any more', async () => {
    const { id, occurrenceId } = await buildEvent({ capacity: 1 })
    const [first, second, third] = [
      await member(),
      await member(),
      await member(),
    ]
    for (const who of [first, second, third]) {
      signIn(who)
      await answerEvent({ occurrenceId, answer: 'GOING' })
    }
    await db.userAccessLevel.deleteMany({ where: { userId: second.id } })
    signIn(first)
    await answerEvent({ occurrenceId, answer: 'MAYBE' })
    expect(await answers(occurrenceId)).toEqual([
      'MAYBE',
      'WAITLISTED',
      'GOING',
    ])
    signIn(second)
    expect(await myEvent({ id })).toBeNull()
  })

  scenario(
    'Pass the seat of a member who may not attend any more to those who wait',
    async () => {
      const [waitedFor, open] = [
        await buildEvent({ capacity: 1 }),
        await buildEvent({ capacity: 2 }),
      ]
      const [gone, waiting] = [await member(), await member()]
      for (const who of [gone, waiting])
        for (const { occurrenceId } of [waitedFor, open]) {
          signIn(who)
          await answerEvent({ occurrenceId, answer: 'GOING' })
        }
      await freeSeats()
      expect(await answers(waitedFor.occurrenceId)).toEqual([
        'GOING',
        'WAITLISTED',
      ])

      await db.userAccessLevel.deleteMany({ where: { userId: gone.id } })
      await Promise.all([freeSeats(), freeSeats()])
      expect(
        await db.eventRsvp.findMany({
          where: { occurrenceId: waitedFor.occurrenceId },
        })
      ).toMatchObject([{ userId: waiting.id, answer: 'GOING' }])
      expect(
        await db.notice.count({
          where: { userId: waiting.id, kind: 'EVENT_SEAT' },
        })
      ).toBe(1)
      expect(await answers(open.occurrenceId)).toEqual(['GOING', 'GOING'])
    }
  )

  scenario('Close in time; after that one may still decline', async () => {
    await member()
    const { occurrenceId } = await buildEvent({ rsvpClosesMin: 60 * 48 })
    await expect(
      answerEvent({ occurrenceId, answer: 'GOING' })
    ).rejects.toMatchObject(refusal('EVENT_ANSWERS_CLOSED'))
    expect(
      (await answerEvent({ occurrenceId, answer: 'NO' })).chosen
    ).toMatchObject({ answer: 'NO' })
  })
})

describe('the link to join', () => {
  const SECRETS = /secret-room|secret-passcode/

  scenario(
    'Is in no answer before the door opens, nor for members without a seat',
    async () => {
      const { ask } = await buildCaller()
      const early = await buildEvent({}, [inHours(0.26)])
      const needsAnswer = await buildEvent({ rsvp: 'REQUIRED' }, [inHours(0.1)])
      const over = await buildEvent({}, [inHours(-1.01)])
      const off = await buildEvent({ status: 'CANCELLED' }, [inHours(0.1)])
      const asked: string[] = []
      for (const { id, occurrenceId } of [early, needsAnswer, over, off]) {
        const outcomes = await Promise.all([
          ask(
            `{ myEvent(id: ${id}, occurrenceId: ${occurrenceId}) { id description chosen { id note hasLink recordingUrl } } myEvents { rows { id title } } }`
          ),
          ask(
            `mutation { joinEvent(occurrenceId: ${occurrenceId}) { url passcode } }`
          ),
          ask(
            `{ eventOccurrence(id: ${occurrenceId}) { joinUrl passcode checkinCode } }`
          ),
          ask(`{ event(id: ${id}) { joinUrl passcode } }`),
        ])
        asked.push(JSON.stringify(outcomes))
        expect(outcomes[1].code).toMatch(/^EVENT_/)
        expect(outcomes[2].code).toBe('FORBIDDEN')
      }
      expect(asked.join()).not.toMatch(SECRETS)
      expect(await db.attendance.count()).toBe(0)
    }
  )

  scenario(
    'Opens 15 minutes before the start, and records attendance once',
    async () => {
      const user = await member()
      const { occurrenceId } = await buildEvent({}, [inHours(0.24)])
      const presses = await Promise.all(
        Array.from({ length: 5 }, () => joinEvent({ occurrenceId }))
      )
      expect(presses[0]).toMatchObject({
        url: 'https://meet.example.com/secret-room',
        passcode: 'secret-passcode',
      })
      expect(await db.attendance.findMany()).toMatchObject([
        { userId: user.id, method: 'JOIN' },
      ])
      expect(
        await db.infoLog.count({
          where: { action: 'eventOccurrence.attended' },
        })
      ).toBe(1)
    }
  )
})

describe('attending an event', () => {
  scenario(
    'Completes the task of the member’s stage and gives XP once',
    async () => {
      const stage = await buildStage([25])
      await db.task.updateMany({
        data: { verification: 'AUTO', autoKind: 'EVENT' },
      })
      const user = await member({ stageId: stage.id })
      const { occurrenceIds } = await buildEvent(
        { taskId: stage.tasks[0].id },
        [inHours(0.1), inHours(0.2)]
      )
      await Promise.all(
        [0, 1, 0, 1].map((index) =>
          joinEvent({ occurrenceId: occurrenceIds[index] })
        )
      )
      signIn(await buildUser('admin'), 'admin')
      await importAttendance({
        occurrenceId: occurrenceIds[0],
        lines: [user.email],
      })
      expect(
        await db.xpLedger.findMany({ select: { userId: true, delta: true } })
      ).toEqual([{ userId: user.id, delta: 25 }])
      expect(
        await db.user.findUniqueOrThrow({ where: { id: user.id } })
      ).toMatchObject({ xp: 25 })
    }
  )

  scenario('Does not complete a task of a later stage', async () => {
    const stage = await buildStage([25])
    await db.task.updateMany({
      data: { verification: 'AUTO', autoKind: 'EVENT' },
    })
    await member({ stageId: (await buildStage()).id })
    const { id, occurrenceId } = await buildEvent(
      { taskId: stage.tasks[0].id },
      [inHours(0.1)]
    )
    await joinEvent({ occurrenceId })
    expect(await db.attendance.count()).toBe(1)
    expect(await db.xpLedger.count()).toBe(0)
    const ofOthers = { task: { isOwnStage: false } }
    expect(await myEvent({ id })).toMatchObject(ofOthers)
    // Somebody without a stage.
    await member()
    expect(await myEvent({ id })).toMatchObject(ofOthers)
  })

  scenario(
    'By code needs the right code, in time and within few tries',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { occurrenceId } = await buildEvent({}, [inHours(-0.5)])
      const { checkinCode } = await drawCheckinCode({ id: occurrenceId })
      const user = await member()
      await expect(
        checkInToEvent({ occurrenceId, code: '000000' })
      ).rejects.toMatchObject(refusedFields({ code: 'CHECKIN_CODE_WRONG' }))
      const checkedIn = await checkInToEvent({
        occurrenceId,
        code: ` ${checkinCode?.slice(0, 3)} ${checkinCode?.slice(3)}`,
      })
      expect(checkedIn.chosen).toMatchObject({ method: 'CODE' })
      await db.rateCounter.updateMany({
        where: { key: `event-codes:${user.id}` },
        data: { count: 10 },
      })
      await expect(
        checkInToEvent({ occurrenceId, code: '000000' })
      ).rejects.toMatchObject(refusal('RATE_LIMITED'))
    }
  )

  scenario('From a file reports the result of each line', async () => {
    const [one, two] = [await buildUser(), await buildUser()]
    signIn(await buildUser('admin'), 'admin')
    const { occurrenceId } = await buildEvent({}, [inHours(-2)])
    const lines = [
      one.email.toUpperCase(),
      two.tribeId,
      'nobody@example.com',
      ` ${one.email} `,
    ]
    const imported = await importAttendance({ occurrenceId, lines })
    expect(imported.added).toBe(2)
    expect(imported.results.map(({ line, code }) => [line, code])).toEqual([
      [1, null],
      [2, null],
      [3, 'ATTENDEE_UNKNOWN'],
      [4, 'ATTENDEE_TWICE'],
    ])
    const again = await importAttendance({ occurrenceId, lines: [two.tribeId] })
    expect(again).toMatchObject({
      added: 0,
      results: [{ code: 'ATTENDEE_KNOWN' }],
    })
    const { rows } = await eventPeoplePage({ occurrenceId, filter: 'ATTENDED' })
    expect(rows).toMatchObject([{ method: 'IMPORT' }, { method: 'IMPORT' }])
  })

  scenario(
    'Can be recorded by editors of events and by hosts, who see no addresses',
    async () => {
      const someone = await buildUser()
      const coach = await buildUser('coach')
      const hosted = await buildEvent({
        hosts: { create: { userId: coach.id } },
      })
      const others = await buildEvent()
      signIn(coach, 'coach')
      for (const who of [someone.tribeId, someone.email])
        await expect(
          addAttendance({ occurrenceId: hosted.occurrenceId, who })
        ).rejects.toMatchObject(refusedFields({ who: 'ATTENDEE_UNKNOWN' }))
      await db.eventRsvp.create({
        data: {
          occurrenceId: hosted.occurrenceId,
          userId: someone.id,
          answer: 'MAYBE',
        },
      })
      expect(
        await addAttendance({
          occurrenceId: hosted.occurrenceId,
          who: someone.tribeId,
        })
      ).toBe(true)
      const { rows } = await eventPeoplePage({
        occurrenceId: hosted.occurrenceId,
      })
      expect(rows).toMatchObject([{ id: someone.id, email: null }])
      const { occurrenceId } = hosted
      expect(await eventPeoplePage({ occurrenceId, q: 'x\0' })).toEqual({
        rows: [],
        total: 0,
      })
      await expect(
        addAttendance({ occurrenceId, who: 'nobody\0@example.com' })
      ).rejects.toMatchObject(refusedFields({ who: 'ATTENDEE_UNKNOWN' }))
      await expect(
        addAttendance({
          occurrenceId: others.occurrenceId,
          who: someone.tribeId,
        })
      ).rejects.toMatchObject(refusal('FORBIDDEN'))
    }
  )
})

describe('a file of attendances from a coach', () => {
  scenario(
    'Names only people of the stage and those on the list of the date',
    async () => {
      const stage = await buildStage()
      const [ofStage, going, stranger] = [
        await buildUser('member', { stageId: stage.id }),
        await buildUser(),
        await buildUser(),
      ]
      const coach = await buildUser('coach')
      const { occurrenceId } = await buildEvent({
        hosts: { create: { userId: coach.id } },
      })
      await db.eventRsvp.create({
        data: { occurrenceId, userId: going.id, answer: 'GOING' },
      })
      signIn(coach, 'coach', {
        managedStage: { id: stage.id, number: 1, name: 'One' },
      })
      const { added, results } = await importAttendance({
        occurrenceId,
        lines: [ofStage.email, going.tribeId, stranger.email, stranger.tribeId],
      })
      expect(added).toBe(2)
      expect(results.map(({ code }) => code)).toEqual([
        null,
        null,
        'ATTENDEE_UNKNOWN',
        'ATTENDEE_UNKNOWN',
      ])
      expect(results.slice(2).map(({ name }) => name)).toEqual([null, null])
    }
  )
})

describe('removing an attendance', () => {
  scenario('Happens once and keeps the task completed', async () => {
    const stage = await buildStage([25])
    await db.task.updateMany({
      data: { verification: 'AUTO', autoKind: 'EVENT' },
    })
    const user = await member({ stageId: stage.id })
    const { occurrenceId } = await buildEvent({ taskId: stage.tasks[0].id }, [
      inHours(0.1),
    ])
    await joinEvent({ occurrenceId })
    signIn(await buildUser('admin'), 'admin')
    expect(await removeAttendance({ occurrenceId, userId: user.id })).toBe(true)
    await expect(
      removeAttendance({ occurrenceId, userId: user.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await addAttendance({ occurrenceId, who: user.email })
    expect(await db.xpLedger.count()).toBe(1)
  })
})

describe('event reminders', () => {
  scenario(
    'Go to people who are going, once, however many workers run',
    async () => {
      const going = await buildUser()
      const maybe = await buildUser()
      const { occurrenceIds } = await buildEvent({ reminderMin: 60 }, [
        inHours(0.9),
        inHours(1.1),
      ])
      await db.eventRsvp.createMany({
        data: occurrenceIds.flatMap((occurrenceId) => [
          { occurrenceId, userId: going.id, answer: 'GOING' as const },
          { occurrenceId, userId: maybe.id, answer: 'MAYBE' as const },
        ]),
      })
      await Promise.all([sendEventReminders(), sendEventReminders()])
      await sendEventReminders()
      expect(
        await db.outboxEmail.findMany({ select: { to: true, template: true } })
      ).toEqual([{ to: going.email, template: 'eventReminder' }])
    }
  )
})

describe("a member's calendar feed", () => {
  scenario(
    'Lists open dates without links by its token until it is revoked',
    async () => {
      await member()
      const { occurrenceIds } = await buildEvent(
        { title: 'Kape, kwento; at\nkarera' },
        [inHours(24), inHours(48)]
      )
      await buildEvent({ title: 'Unlisted', status: 'DRAFT' })
      await answerEvent({ occurrenceId: occurrenceIds[1], answer: 'NO' })
      const { url } = await drawCalendarFeed()
      const text = (await feedOf(tokenIn(url))) as string
      expect(text).toContain('SUMMARY:Kape\\, kwento\\; at\\nkarera')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      expect(text).not.toMatch(/secret-room|secret-passcode|Unlisted/)
      expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)

      const { url: next } = await drawCalendarFeed()
      expect(await feedOf(tokenIn(url))).toBeNull()
      await revokeCalendarFeed()
      expect(await feedOf(tokenIn(next))).toBeNull()
      await expect(revokeCalendarFeed()).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario(
    'Has a higher sequence after each change that calendars show',
    async () => {
      await member()
      const { id, occurrenceId } = await buildEvent()
      const { url } = await drawCalendarFeed()
      const sequence = async () =>
        Number(
          /\r\nSEQUENCE:(\d+)\r\n/.exec(
            (await feedOf(tokenIn(url))) as string
          )?.[1] ?? 0
        )
      const date = { where: { id: occurrenceId } }
      expect(await sequence()).toBe(0)
      await db.eventOccurrence.update({
        ...date,
        data: { startsAt: inHours(5) },
      })
      expect(await sequence()).toBe(1)
      await db.event.update({ where: { id }, data: { title: 'Moved' } })
      expect(await sequence()).toBe(2)
      await db.eventOccurrence.update({ ...date, data: { checkinCode: 'A' } })
      await db.event.update({ where: { id }, data: { reminderMin: 10 } })
      expect(await sequence()).toBe(2)
      await db.eventOccurrence.update({
        ...date,
        data: { status: 'CANCELLED' },
      })
      expect(await sequence()).toBe(3)
    }
  )

  scenario('Names the place of a date that has its own', async () => {
    await member()
    const { id, occurrenceId } = await buildEvent()
    await db.event.update({ where: { id }, data: { venue: 'Main hall' } })
    const { url } = await drawCalendarFeed()
    const calendar = () => feedOf(tokenIn(url))
    expect(await calendar()).toContain('\r\nLOCATION:Main hall\r\n')
    await db.eventOccurrence.update({
      where: { id: occurrenceId },
      data: { venue: 'Room 2' },
    })
    expect(await calendar()).toContain('\r\nLOCATION:Room 2\r\n')
    expect(await calendar()).not.toContain('Main hall')
  })

  scenario('Is empty once the membership is gone', async () => {
    const user = await member()
    await buildEvent()
    const { url } = await drawCalendarFeed()
    expect(await feedOf(tokenIn(url))).toContain('BEGIN:VEVENT')
    await db.userAccessLevel.deleteMany({ where: { userId: user.id } })
    expect(await feedOf(tokenIn(url))).not.toContain('BEGIN:VEVENT')
  })
})
