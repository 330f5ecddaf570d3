import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import {
  buildChallenge,
  buildPair,
  buildParticipant,
} from 'src/testing/challenge'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  dropChallengeParticipant,
  restoreChallengeParticipant,
} from './dropParticipant'
import { applyChallengePairs, challengePairs } from './pairAll'
import { endChallengePair, pairChallengeBuddies } from './pairByHand'
import { challengeParticipantsPage } from './participantsPage'

const today = manilaToday()

const signInEditor = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

const noticesOf = async (userId: number) => {
  const rows = await db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ facts }) => facts)
}

const openPairs = () => db.challengeBuddy.count({ where: { endedAt: null } })

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? result.reason.extensions?.code : 'done'

/** An open challenge with people who begin today. */
const setUp = async (count: number) => {
  const challenge = await buildChallenge()
  const people = []
  for (let each = 0; each < count; each++)
    people.push(await buildParticipant(challenge.id))
  await signInEditor()
  return { challenge, people }
}

describe('the list of participants', () => {
  scenario('Shows how far they are, and finds and filters them', async () => {
    const { challenge, people } = await setUp(3)
    const [ana, ben, cora] = people
    const { id: challengeId } = challenge
    await buildPair(challengeId, ana.place.id, ben.place.id)
    await db.challengeParticipant.update({
      where: { id: cora.place.id },
      data: { wantsBuddy: true },
    })
    await db.challengeTaskDone.create({
      data: { participantId: ana.place.id, day: 1 },
    })
    const { rows, total } = await challengeParticipantsPage({ challengeId })
    expect(total).toBe(3)
    expect(rows.find(({ id }) => id === ana.place.id)).toMatchObject({
      email: ana.user.email,
      today: 1,
      doneCount: 1,
      days: 3,
      buddyName: `Ana ${ben.user.lastName}`,
    })
    const ids = async (args: object) =>
      (await challengeParticipantsPage({ challengeId, ...args })).rows.map(
        ({ id }) => id
      )
    expect(await ids({ q: ben.user.email })).toEqual([ben.place.id])
    expect(await ids({ filter: 'NO_BUDDY' })).toEqual([cora.place.id])
    expect(await ids({ filter: 'WANTS_BUDDY' })).toEqual([cora.place.id])
    expect(await ids({ filter: 'DROPPED' })).toEqual([])
    const other = await buildChallenge({ status: 'DRAFT' })
    expect(await ids({ challengeId: other.id })).toEqual([])
  })

  scenario('Shows a coach the people of their stage only', async () => {
    const stage = await buildStage()
    const { challenge, people } = await setUp(1)
    const near = await buildParticipant(challenge.id, today, {
      stageId: stage.id,
    })
    signIn(await buildUser('coach'), 'coach', {
      managedStage: { id: stage.id, number: stage.number, name: stage.name },
    })
    const { rows } = await challengeParticipantsPage({
      challengeId: challenge.id,
    })
    expect(rows.map(({ id }) => id)).toEqual([near.place.id])
    expect(people).toHaveLength(1)
  })
})

describe('taking a person out', () => {
  scenario('Happens once, with a reason, and ends their pair', async () => {
    const { challenge, people } = await setUp(2)
    const [ana, ben] = people
    await buildPair(challenge.id, ana.place.id, ben.place.id)
    await db.personTag.create({
      data: { userId: ana.user.id, tag: 'CHALLENGER' },
    })
    const { id } = ana.place
    await expect(
      dropChallengeParticipant({ id, reason: '' })
    ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    await Promise.all(
      [1, 2].map(() => dropChallengeParticipant({ id, reason: 'Spam' }))
    )
    expect(await openPairs()).toBe(0)
    expect(await noticesOf(ana.user.id)).toMatchObject([
      { change: 'dropped', reason: 'Spam' },
    ])
    expect(await noticesOf(ben.user.id)).toMatchObject([
      { change: 'buddyOver', reason: null },
    ])
    const isChallenger = async () =>
      (await db.personTag.count({
        where: { userId: ana.user.id, tag: 'CHALLENGER', to: null },
      })) > 0
    expect(await isChallenger()).toBe(false)
    await Promise.all([1, 2].map(() => restoreChallengeParticipant({ id })))
    expect(await isChallenger()).toBe(true)
    expect(await noticesOf(ana.user.id)).toHaveLength(2)
  })

  scenario('Is refused for people unknown or beyond the scope', async () => {
    const stage = await buildStage()
    const { people } = await setUp(1)
    const { id } = people[0].place
    signIn(await buildUser('coach'), 'coach', {
      managedStage: { id: stage.id, number: stage.number, name: stage.name },
    })
    for (const change of [
      () => dropChallengeParticipant({ id, reason: 'x' }),
      () => dropChallengeParticipant({ id: 9999, reason: 'x' }),
      () => restoreChallengeParticipant({ id }),
      () => pairChallengeBuddies({ id, buddy: 'x@example.com' }),
      () => endChallengePair({ id, reason: 'x' }),
    ])
      await expect(change()).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('a pair by hand', () => {
  scenario('Is told to both, and ends with a reason', async () => {
    const { people } = await setUp(2)
    const [ana, ben] = people
    const { id } = ana.place
    await pairChallengeBuddies({ id, buddy: ben.user.tribeId })
    expect(await openPairs()).toBe(1)
    for (const { user } of people)
      expect(await noticesOf(user.id)).toMatchObject([{ change: 'buddy' }])
    await expect(endChallengePair({ id, reason: '' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    await Promise.all(
      [1, 2].map(() => endChallengePair({ id, reason: 'Other hours' }))
    )
    expect(await openPairs()).toBe(0)
    for (const { user } of people)
      expect((await noticesOf(user.id)).slice(1)).toMatchObject([
        { change: 'buddyOver', reason: 'Other hours' },
      ])
  })

  scenario('Is refused with a person who cannot be one', async () => {
    const { challenge, people } = await setUp(3)
    const [ana, ben, cora] = people
    const stranger = await buildUser('member')
    await buildPair(challenge.id, cora.place.id, ben.place.id)
    const { id } = ana.place
    const cases = [
      [' ', 'REQUIRED'],
      ['x@example.com', 'ATTENDEE_UNKNOWN'],
      [stranger.email, 'ATTENDEE_UNKNOWN'],
      [ana.user.email, 'ATTENDEE_TWICE'],
      [ben.user.email, 'CHALLENGE_HAS_BUDDY'],
      [cora.user.email, 'CHALLENGE_HAS_BUDDY'],
    ] as const
    for (const [buddy, code] of cases)
      await expect(pairChallengeBuddies({ id, buddy })).rejects.toMatchObject(
        refusedFields({ buddy: code })
      )
    const { user: free } = await buildParticipant(challenge.id)
    await expect(
      pairChallengeBuddies({ id: ben.place.id, buddy: free.email })
    ).rejects.toMatchObject(refusal('CHALLENGE_PAIRS_CHANGED'))
  })

  scenario(
    'Puts a person into one pair at most, also under concurrency',
    async () => {
      const { people } = await setUp(3)
      const [ana, ben, cora] = people
      await Promise.allSettled([
        pairChallengeBuddies({ id: ana.place.id, buddy: ben.user.email }),
        pairChallengeBuddies({ id: ben.place.id, buddy: cora.user.email }),
        pairChallengeBuddies({ id: cora.place.id, buddy: ana.user.email }),
      ])
      expect(await openPairs()).toBe(1)
    }
  )
})

describe('pairing all', () => {
  scenario(
    'Previews, says why and who is left, and changes nothing',
    async () => {
      const { challenge } = await setUp(2)
      await buildParticipant(challenge.id, addDays(today, 1))
      const preview = await challengePairs({ challengeId: challenge.id })
      expect(preview).toMatchObject({
        pairs: [{ daysApart: 0, stagesApart: null }],
        alone: [{ startsOn: addDays(today, 1) }],
        isCapped: false,
      })
      expect(await openPairs()).toBe(0)
    }
  )

  scenario(
    'Makes all pairs of the preview once, and grants wishes',
    async () => {
      const { challenge, people } = await setUp(4)
      const { id: challengeId } = challenge
      await db.challengeParticipant.updateMany({ data: { wantsBuddy: true } })
      const { pairs } = await challengePairs({ challengeId })
      const named = pairs.map(({ a, b }) => ({ aId: a.id, bId: b.id }))
      const results = await Promise.allSettled(
        [1, 2].map(() => applyChallengePairs({ challengeId, pairs: named }))
      )
      expect(results.map(codeOf).sort()).toEqual([
        'CHALLENGE_PAIRS_CHANGED',
        'done',
      ])
      expect(await openPairs()).toBe(2)
      for (const { user } of people)
        expect(await noticesOf(user.id)).toMatchObject([{ change: 'buddy' }])
      expect(
        await db.challengeParticipant.count({ where: { wantsBuddy: true } })
      ).toBe(0)
      expect((await challengePairs({ challengeId })).pairs).toEqual([])
    }
  )

  scenario('Makes no pairs if one of them cannot be made', async () => {
    const { challenge, people } = await setUp(4)
    const { id: challengeId } = challenge
    const [a, b, c, d] = people.map(({ place }) => place.id)
    const other = await buildChallenge({ status: 'DRAFT' })
    const { place: foreign } = await buildParticipant(other.id)
    const former = await buildPair(challengeId, c, d)
    await db.challengeBuddy.update({
      where: { id: former.id },
      data: { endedAt: new Date() },
    })
    for (const second of [
      { aId: b, bId: c },
      { aId: c, bId: c },
      { aId: c, bId: foreign.id },
      { aId: d, bId: c },
      { aId: c, bId: 9999 },
    ])
      await expect(
        applyChallengePairs({
          challengeId,
          pairs: [{ aId: a, bId: b }, second],
        })
      ).rejects.toMatchObject(refusal('CHALLENGE_PAIRS_CHANGED'))
    await db.challengeParticipant.update({
      where: { id: b },
      data: { endedAt: new Date() },
    })
    await expect(
      applyChallengePairs({ challengeId, pairs: [{ aId: a, bId: b }] })
    ).rejects.toMatchObject(refusal('CHALLENGE_PAIRS_CHANGED'))
    expect(await openPairs()).toBe(0)
    expect(await applyChallengePairs({ challengeId, pairs: [] })).toBe(0)
    await expect(
      applyChallengePairs({ challengeId: 9999, pairs: [] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})
