import { db } from 'src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildChallenge, buildParticipant } from 'src/testing/challenge'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  challenge,
  challengeChoices,
  challengeDays,
  challengesPage,
} from './challenges'
import {
  createChallenge,
  deleteChallenge,
  endChallenge,
  openChallenge,
  saveChallengeDay,
  updateChallenge,
} from './saveChallenge'

const today = manilaToday()
const inHours = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString() as never

const signInEditor = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

const inputOf = (changes: object = {}) => ({
  slug: `challenge-${draw()}`,
  name: 'Ten Days',
  nameFil: 'Sampung Araw',
  description: 'One task a day',
  days: 2,
  startMode: 'ROLLING' as const,
  ...changes,
})

const dayOf = (changes: object = {}) => ({
  title: 'Write to three people',
  instructions: '<p>Go</p>',
  link: '',
  ...changes,
})

const draftWithDays = async () => {
  const made = await createChallenge({ input: inputOf() })
  for (const day of [1, 2])
    await saveChallengeDay({ challengeId: made.id, day, input: dayOf() })
  return made
}

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? result.reason.extensions?.code : 'done'

describe('a challenge', () => {
  scenario('Begins as a draft, and opens once with all its days', async () => {
    await signInEditor()
    const made = await createChallenge({ input: inputOf() })
    expect(made).toMatchObject({
      status: 'DRAFT',
      nameFil: 'Sampung Araw',
      taskCount: 0,
      takesRegistrations: false,
    })
    await saveChallengeDay({ challengeId: made.id, day: 1, input: dayOf() })
    await expect(openChallenge({ id: made.id })).rejects.toMatchObject(
      refusal('CHALLENGE_DAYS_MISSING')
    )
    await saveChallengeDay({ challengeId: made.id, day: 2, input: dayOf() })
    const opened = await Promise.all(
      [1, 2].map(() => openChallenge({ id: made.id }))
    )
    for (const each of opened)
      expect(each).toMatchObject({ status: 'OPEN', takesRegistrations: true })
    expect(
      await db.infoLog.count({ where: { action: 'challenge.opened' } })
    ).toBe(1)
    expect((await challengesPage({})).rows.map(({ id }) => id)).toEqual([
      made.id,
    ])
    expect((await challengesPage({ filter: 'DRAFT' })).total).toBe(0)
    expect(await challenge({ id: made.id })).toMatchObject({ taskCount: 2 })
    expect(await challengeChoices()).toEqual([
      { id: made.id, name: 'Ten Days' },
    ])
  })

  const refused: [string, object, Parameters<typeof refusedFields>[0]][] = [
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    ['with a long name', { name: 'x'.repeat(101) }, { name: 'TOO_LONG' }],
    ['with another address', { slug: 'Ten Days' }, { slug: 'INVALID' }],
    ['without days', { days: 0 }, { days: 'INVALID' }],
    ['with too many days', { days: 61 }, { days: 'INVALID' }],
    [
      'with a fixed start and no day',
      { startMode: 'FIXED' },
      { startsOn: 'REQUIRED' },
    ],
    [
      'with a start on no day',
      { startMode: 'FIXED', startsOn: '2026-02-30' },
      { startsOn: 'INVALID' },
    ],
    [
      'with registrations that end before they begin',
      { registrationFrom: inHours(2), registrationTo: inHours(1) },
      { registrationTo: 'INVALID' },
    ],
  ]
  for (const [name, changes, fields] of refused)
    scenario(`Is refused ${name}`, async () => {
      await signInEditor()
      await expect(
        createChallenge({ input: inputOf(changes) })
      ).rejects.toMatchObject(refusedFields(fields))
    })

  scenario('Has an address of its own', async () => {
    await signInEditor()
    const { slug } = await createChallenge({ input: inputOf() })
    await expect(
      createChallenge({ input: inputOf({ slug }) })
    ).rejects.toMatchObject(refusedFields({ slug: 'SLUG_TAKEN' }))
  })

  scenario(
    'Opens only at other times than another one, also under concurrency',
    async () => {
      await signInEditor()
      const [first, second] = [await draftWithDays(), await draftWithDays()]
      const results = await Promise.allSettled(
        [first, second].map(({ id }) => openChallenge({ id }))
      )
      expect(results.map(codeOf).sort()).toEqual([
        'CHALLENGE_OPEN_ALREADY',
        'done',
      ])
      const [open, other] =
        results[0].status === 'fulfilled' ? [first, second] : [second, first]
      const named = ({ slug }: { slug: string }) => inputOf({ slug })
      await updateChallenge({
        id: open.id,
        input: { ...named(open), registrationTo: inHours(1) },
      })
      await updateChallenge({
        id: other.id,
        input: { ...named(other), registrationFrom: inHours(1) },
      })
      await openChallenge({ id: other.id })
      await expect(
        updateChallenge({ id: open.id, input: named(open) })
      ).rejects.toMatchObject(refusal('CHALLENGE_OPEN_ALREADY'))
    }
  )

  scenario('Keeps its days once people are registered', async () => {
    const { id, slug } = await buildChallenge({ days: 2 })
    await buildParticipant(id)
    await signInEditor()
    const update = (changes: object) =>
      updateChallenge({ id, input: inputOf({ slug, ...changes }) })
    expect(await update({ name: 'Another name' })).toMatchObject({
      name: 'Another name',
    })
    await expect(update({ days: 3 })).rejects.toMatchObject(
      refusedFields({ days: 'CHALLENGE_HAS_PEOPLE' })
    )
    await expect(
      update({ startMode: 'FIXED', startsOn: today })
    ).rejects.toMatchObject(
      refusedFields({
        startMode: 'CHALLENGE_HAS_PEOPLE',
        startsOn: 'CHALLENGE_HAS_PEOPLE',
      })
    )
  })

  scenario('Has no open day without a task', async () => {
    const { id, slug } = await buildChallenge({ days: 2 })
    await signInEditor()
    await expect(
      updateChallenge({ id, input: inputOf({ slug, days: 3 }) })
    ).rejects.toMatchObject(refusal('CHALLENGE_DAYS_MISSING'))
    await updateChallenge({ id, input: inputOf({ slug, days: 1 }) })
    expect(await challengeDays({ id })).toMatchObject([{ day: 1 }])
  })

  scenario('Moves a fixed start while nobody is registered', async () => {
    const { id, slug } = await buildChallenge({
      days: 2,
      startMode: 'FIXED',
      startsOn: dateColumnOf(today),
    })
    await signInEditor()
    const startsOn = addDays(today, 3)
    expect(
      await updateChallenge({
        id,
        input: inputOf({ slug, startMode: 'FIXED', startsOn }),
      })
    ).toMatchObject({ startsOn })
  })

  scenario('Ends once, tells its people why, and stays as it is', async () => {
    const { id, slug } = await buildChallenge({ days: 2 })
    const { user } = await buildParticipant(id)
    await signInEditor()
    await expect(endChallenge({ id, reason: ' ' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    await Promise.all(
      [1, 2].map(() => endChallenge({ id, reason: 'All days are over' }))
    )
    const notices = await db.notice.findMany({ where: { userId: user.id } })
    expect(notices).toMatchObject([
      { facts: { change: 'ended', reason: 'All days are over' } },
    ])
    await expect(
      updateChallenge({ id, input: inputOf({ slug }) })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(openChallenge({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(
      saveChallengeDay({ challengeId: id, day: 1, input: dayOf() })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await challengeChoices()).toEqual([])
  })

  scenario('Is deleted as a draft, and never later', async () => {
    await signInEditor()
    const { id } = await draftWithDays()
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => deleteChallenge({ id }))
    )
    expect(outcomes.map(codeOf).sort()).toEqual(['NOT_FOUND', 'done'])
    expect(await db.challengeDay.count()).toBe(0)
    const opened = await draftWithDays()
    await openChallenge({ id: opened.id })
    await expect(deleteChallenge({ id: opened.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Is not found by a foreign id', async () => {
    await signInEditor()
    expect(await challenge({ id: 9999 })).toBeNull()
    for (const change of [
      () => openChallenge({ id: 9999 }),
      () => deleteChallenge({ id: 9999 }),
      () => endChallenge({ id: 9999, reason: 'x' }),
      () => updateChallenge({ id: 9999, input: inputOf() }),
      () => saveChallengeDay({ challengeId: 9999, day: 1, input: dayOf() }),
    ])
      await expect(change()).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('a day', () => {
  scenario('Is created once under concurrency, and then changed', async () => {
    await signInEditor()
    const { id: challengeId } = await createChallenge({ input: inputOf() })
    await Promise.all(
      [1, 2].map(() =>
        saveChallengeDay({ challengeId, day: 1, input: dayOf() })
      )
    )
    await saveChallengeDay({
      challengeId,
      day: 1,
      input: dayOf({
        titleFil: 'Sumulat',
        instructions: '<p onclick="x()">Go</p><script>x()</script>',
        link: 'https://example.com/x',
      }),
    })
    expect(await challengeDays({ id: challengeId })).toMatchObject([
      {
        day: 1,
        titleFil: 'Sumulat',
        instructions: '<p>Go</p>',
        link: 'https://example.com/x',
      },
    ])
  })

  scenario('Is refused beyond the days and with a bad link', async () => {
    await signInEditor()
    const { id: challengeId } = await createChallenge({ input: inputOf() })
    for (const day of [0, 3])
      await expect(
        saveChallengeDay({ challengeId, day, input: dayOf() })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(
      saveChallengeDay({
        challengeId,
        day: 1,
        input: dayOf({ title: '', link: 'javascript:1' }),
      })
    ).rejects.toMatchObject(
      refusedFields({ title: 'REQUIRED', link: 'INVALID' })
    )
  })
})
