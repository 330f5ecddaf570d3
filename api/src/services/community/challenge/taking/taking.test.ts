import { db } from 'src/lib/db'
import { remindOfTasks } from 'src/services/community/challenge/remindOfTasks'
import {
  addDays,
  dateColumnOf,
  DAY_MS,
  manilaToday,
} from 'src/shared/manilaTime'
import { buildBuddies, buildBuddy } from 'src/testing/accountability'
import {
  buildChallenge,
  buildPair,
  buildParticipant,
  setBuddies,
} from 'src/testing/challenge'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { askForChallengeBuddy, finishChallengeDay } from './finishChallengeDay'
import { myChallenge } from './myChallenge'
import {
  challengeToJoin,
  isChallengeParticipant,
  registerToChallenge,
} from './registerToChallenge'

const today = manilaToday()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

const noticesOf = async (userId: number) => {
  const rows = await db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ facts, path }) => ({
    path,
    ...(facts as { change: string; day?: string; number?: number }),
  }))
}

const signInNew = async () => {
  const user = await buildUser('member')
  signIn(user, 'member')
  return user
}

describe('registerToChallenge', () => {
  scenario('Registers the viewer and tells them', async () => {
    const challenge = await buildChallenge()
    const user = await signInNew()
    const answer = await registerToChallenge({
      email: ` ${user.email.toUpperCase()} `,
    })
    expect(answer).toEqual({ user: { email: user.email } })
    const [place] = await db.challengeParticipant.findMany()
    expect(place).toMatchObject({
      challengeId: challenge.id,
      userId: user.id,
      email: user.email,
      endedAt: null,
    })
    expect([today, addDays(today, 1)]).toContain(
      place.startsOn.toISOString().slice(0, 10)
    )
    expect(
      await db.personTag.findMany({ where: { userId: user.id } })
    ).toMatchObject([{ tag: 'CHALLENGER', to: null }])
    expect(await noticesOf(user.id)).toMatchObject([
      { change: 'registered', path: '/challenge-buddies' },
    ])
    expect(
      await db.infoLog.count({ where: { action: 'challenge.registered' } })
    ).toBe(1)
  })

  scenario(
    'Registers a person once, however often and concurrently it is called',
    async () => {
      await buildChallenge()
      const user = await signInNew()
      const register = () => registerToChallenge({ email: user.email })
      const answers = await Promise.all([1, 2, 3].map(register))
      answers.push(await register())
      for (const answer of answers)
        expect(answer).toEqual({ user: { email: user.email } })
      expect(await db.challengeParticipant.count()).toBe(1)
      expect(await noticesOf(user.id)).toHaveLength(1)
    }
  )

  scenario('Is empty for every address but the own one', async () => {
    await buildChallenge()
    const other = await buildUser('member')
    await signInNew()
    for (const email of [other.email, 'nobody@example.com', ''])
      expect(await registerToChallenge({ email })).toBeNull()
    expect(await db.challengeParticipant.count()).toBe(0)
  })

  const closed: [string, Parameters<typeof buildChallenge>[0]][] = [
    ['a draft', { status: 'DRAFT' }],
    ['an ended challenge', { status: 'ENDED' }],
    ['one whose time comes later', { registrationFrom: inHours(1) }],
    ['one whose time is over', { registrationTo: inHours(-1) }],
    [
      'a fixed one after its last day',
      { startMode: 'FIXED', startsOn: dateColumnOf(addDays(today, -3)) },
    ],
  ]
  for (const [name, changes] of closed)
    scenario(`Refuses ${name}`, async () => {
      await buildChallenge(changes)
      const user = await signInNew()
      expect(await challengeToJoin()).toBeNull()
      await expect(
        registerToChallenge({ email: user.email })
      ).rejects.toMatchObject(refusal('CHALLENGE_CLOSED'))
    })

  scenario('Begins with everybody in a fixed challenge', async () => {
    const startsOn = addDays(today, 4)
    await buildChallenge({
      startMode: 'FIXED',
      startsOn: dateColumnOf(startsOn),
    })
    const user = await signInNew()
    expect(await challengeToJoin()).toMatchObject({
      firstDay: startsOn,
      isFixed: true,
    })
    await registerToChallenge({ email: user.email })
    expect(await db.challengeParticipant.findFirst()).toMatchObject({
      startsOn: dateColumnOf(startsOn),
    })
  })

  scenario('Refuses a person whom staff took out', async () => {
    const { id } = await buildChallenge()
    const { user, place } = await buildParticipant(id)
    await db.challengeParticipant.update({
      where: { id: place.id },
      data: { endedAt: new Date(), endReason: 'Spam' },
    })
    signIn(user, 'member')
    await expect(
      registerToChallenge({ email: user.email })
    ).rejects.toMatchObject(refusal('CHALLENGE_DROPPED'))
  })

  scenario('Accepts the new holder of an address', async () => {
    const { id } = await buildChallenge()
    const { user: former, place } = await buildParticipant(id)
    const email = former.email
    await db.user.update({
      where: { id: former.id },
      data: { email: 'moved@example.com' },
    })
    const next = await buildUser('member', { email })
    signIn(next, 'member')
    expect(await registerToChallenge({ email })).not.toBeNull()
    expect(
      await db.challengeParticipant.findUnique({ where: { id: place.id } })
    ).toMatchObject({ email: 'moved@example.com', userId: former.id })
  })

  scenario('Refuses too many tries', async () => {
    const user = await signInNew()
    const codes = await Promise.all(
      Array.from({ length: 21 }, () =>
        registerToChallenge({ email: user.email }).catch(
          (error) => error.extensions.code
        )
      )
    )
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  })
})

describe('isChallengeParticipant', () => {
  scenario('Answers for the own address only', async () => {
    const { id } = await buildChallenge()
    const { user, place } = await buildParticipant(id)
    const { user: other } = await buildParticipant(id)
    signIn(user, 'member')
    expect(await isChallengeParticipant({ email: user.email })).toEqual({
      id: place.id,
      isChallengeParticipant: true,
    })
    for (const email of [other.email, 'nobody@example.com'])
      expect(await isChallengeParticipant({ email })).toEqual({
        id: null,
        isChallengeParticipant: false,
      })
  })

  scenario(
    'Stays true while the own days run, and no longer after registrations close',
    async () => {
      const { id } = await buildChallenge({ registrationTo: inHours(-1) })
      const { user } = await buildParticipant(id, addDays(today, -2))
      const { user: done } = await buildParticipant(id, addDays(today, -3))
      const isIn = async ({ email }: { email: string }) =>
        (await isChallengeParticipant({ email })).isChallengeParticipant
      signIn(user, 'member')
      expect(await isIn(user)).toBe(true)
      signIn(done, 'member')
      expect(await isIn(done)).toBe(false)
    }
  )

  scenario('Is false after the challenge has ended', async () => {
    const { id } = await buildChallenge({ status: 'ENDED' })
    const { user } = await buildParticipant(id)
    signIn(user, 'member')
    expect(await isChallengeParticipant({ email: user.email })).toMatchObject({
      isChallengeParticipant: false,
    })
  })
})

describe('myChallenge', () => {
  scenario(
    'Is empty without a place, and while the pages are off',
    async () => {
      await setBuddies(true)
      const { id } = await buildChallenge()
      await signInNew()
      expect(await myChallenge()).toBeNull()
      const { user } = await buildParticipant(id)
      signIn(user, 'member')
      expect(await myChallenge()).not.toBeNull()
      await setBuddies(false)
      expect(await myChallenge()).toBeNull()
      await expect(
        finishChallengeDay({ day: 1, note: '' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )

  scenario('Shows the days so far, the buddy and the group', async () => {
    await setBuddies(true)
    const { id } = await buildChallenge()
    const { user, place } = await buildParticipant(id, addDays(today, -1))
    const { user: mate, place: other } = await buildParticipant(id)
    await buildPair(id, other.id, place.id)
    const group = await buildBuddies({ challengeId: id })
    signIn(user, 'member', { accountabilityGroupId: group.id })
    await finishChallengeDay({ day: 1, note: 'Done' })
    const shown = await myChallenge()
    expect(shown).toMatchObject({
      today: 2,
      isOver: false,
      doneCount: 1,
      group: { id: group.id },
      buddy: { person: { id: mate.id }, today: 1, doneCount: 0 },
    })
    expect(shown?.tasks).toMatchObject([
      { day: 1, note: 'Done', instructions: '<p>Do 1</p>' },
      { day: 2, isFinishable: true, doneAt: null, link: '/community' },
      { day: 3, isFinishable: false, instructions: '', link: '' },
    ])
  })

  scenario(
    'Is the newest challenge, which is read-only once it has ended',
    async () => {
      await setBuddies(true)
      const { id: former } = await buildChallenge({ status: 'ENDED' })
      const { user } = await buildParticipant(former)
      signIn(user, 'member')
      expect(await myChallenge()).toMatchObject({
        challengeId: former,
        isOver: true,
        today: null,
        tasks: [
          { isFinishable: false },
          { isFinishable: false },
          { isFinishable: false },
        ],
      })
      const { id: next } = await buildChallenge()
      await registerToChallenge({ email: user.email })
      expect(await myChallenge()).toMatchObject({ challengeId: next })
    }
  )

  scenario('Leaves out groups of others', async () => {
    await setBuddies(true)
    const { id } = await buildChallenge()
    const { user } = await buildParticipant(id)
    const group = await buildBuddies()
    await buildBuddy(group.id)
    signIn(user, 'member', { accountabilityGroupId: group.id })
    expect((await myChallenge())?.group).toBeNull()
  })
})

describe('finishing a day', () => {
  const setUp = async (daysAgo: number) => {
    await setBuddies(true)
    const challenge = await buildChallenge()
    const { user, place } = await buildParticipant(
      challenge.id,
      addDays(today, -daysAgo)
    )
    signIn(user, 'member')
    return { challenge, user, place }
  }

  scenario('Happens once, and its note can change', async () => {
    await setUp(0)
    await Promise.all(
      [1, 2, 3].map(() => finishChallengeDay({ day: 1, note: 'A' }))
    )
    await finishChallengeDay({ day: 1, note: ' B ' })
    expect(await db.challengeTaskDone.findMany()).toMatchObject([
      { day: 1, note: 'B' },
    ])
    expect(
      await db.infoLog.count({ where: { action: 'challengeDay.finished' } })
    ).toBe(1)
  })

  scenario('Accepts missed days, and no future ones', async () => {
    const { challenge } = await setUp(1)
    expect(await finishChallengeDay({ day: 1, note: '' })).toBe(true)
    for (const day of [0, 3, 4, -1])
      await expect(finishChallengeDay({ day, note: '' })).rejects.toMatchObject(
        refusal('CHALLENGE_DAY_CLOSED')
      )
    await expect(
      finishChallengeDay({ day: 2, note: 'x'.repeat(2001) })
    ).rejects.toMatchObject(refusedFields({ note: 'TOO_LONG' }))
    await db.challenge.update({
      where: { id: challenge.id },
      data: { status: 'ENDED' },
    })
    await expect(
      finishChallengeDay({ day: 2, note: '' })
    ).rejects.toMatchObject(refusal('CHALLENGE_DAY_CLOSED'))
  })

  scenario('Takes missed days after the last one', async () => {
    await setUp(30)
    for (const day of [1, 2, 3])
      expect(await finishChallengeDay({ day, note: '' })).toBe(true)
    expect(await myChallenge()).toMatchObject({
      isOver: true,
      today: null,
      doneCount: 3,
    })
  })

  scenario('Is for participants only', async () => {
    await setBuddies(true)
    await buildChallenge()
    await signInNew()
    await expect(
      finishChallengeDay({ day: 1, note: '' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(askForChallengeBuddy({ wants: true })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Asks for a buddy once, and takes it back', async () => {
    const { place } = await setUp(0)
    const wish = async () =>
      (
        await db.challengeParticipant.findUniqueOrThrow({
          where: { id: place.id },
        })
      ).wantsBuddy
    await Promise.all([1, 2].map(() => askForChallengeBuddy({ wants: true })))
    expect(await wish()).toBe(true)
    expect(
      await db.infoLog.count({ where: { action: 'challengeBuddy.requested' } })
    ).toBe(1)
    await askForChallengeBuddy({ wants: false })
    expect(await wish()).toBe(false)
  })
})

describe('the morning', () => {
  scenario('Mails nobody who turned that off', async () => {
    await setBuddies(true)
    const { id } = await buildChallenge()
    const { user } = await buildParticipant(id)
    await db.noticeSetting.create({
      data: { userId: user.id, kind: 'CHALLENGE', isMailed: false },
    })
    await remindOfTasks(new Date())
    expect(await noticesOf(user.id)).toHaveLength(1)
    expect(await db.outboxEmail.count()).toBe(0)
  })

  scenario('Tells of the task of today, once', async () => {
    await setBuddies(true)
    const { id } = await buildChallenge()
    const { user, place } = await buildParticipant(id, addDays(today, -1))
    const { user: early } = await buildParticipant(id, addDays(today, 1))
    const { user: over } = await buildParticipant(id, addDays(today, -3))
    const { user: ready, place: finished } = await buildParticipant(id)
    await db.challengeTaskDone.create({
      data: { participantId: finished.id, day: 1 },
    })
    await Promise.all([1, 2].map(() => remindOfTasks(new Date())))
    await remindOfTasks(new Date())
    expect(await noticesOf(user.id)).toMatchObject([
      { change: 'today', number: 2 },
    ])
    for (const person of [early, over, ready])
      expect(await noticesOf(person.id)).toEqual([])
    const mails = await db.outboxEmail.findMany()
    expect(mails).toMatchObject([
      { to: user.email, template: 'communityReminder' },
    ])
    expect(mails[0].subject).toMatch(/^Day 2: /)
    await db.challengeParticipant.update({
      where: { id: place.id },
      data: { endedAt: new Date() },
    })
    await remindOfTasks(new Date(Date.now() + DAY_MS))
    expect(await noticesOf(user.id)).toHaveLength(1)
  })
})
