import type { AccountabilityWishInput, MatchingInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import {
  buildBuddies,
  buildBuddy,
  buildLedBuddies,
  signInAsBuddy,
} from 'src/testing/accountability'
import { buildStage } from 'src/testing/community'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { addAccountabilityMembers } from '../accountabilityMembers'

import {
  accountabilityMatching,
  accountabilityMatchingState,
} from './accountabilityMatching'
import {
  askForAccountabilityGroup,
  myAccountabilityWish,
  withdrawAccountabilityWish,
} from './accountabilityWish'
import { applyAccountabilityMatching } from './applyMatching'
import { giveAccountabilityPlace } from './freePlaces'
import { undoAccountabilityMatching } from './undoMatching'

const signInEditor = async () => {
  const user = await buildUser('head-coach')
  signIn(user, 'head-coach')
  return user
}

const wishOf = (
  changes: Partial<AccountabilityWishInput> = {}
): AccountabilityWishInput => ({
  language: 'en',
  cadence: 'WEEKLY',
  times: [],
  ...changes,
})

const ask = async (
  user: { id: number; email: string },
  changes: Partial<AccountabilityWishInput> = {}
) => {
  await signInAsBuddy(user)
  return askForAccountabilityGroup({ input: wishOf(changes) })
}

/** Members who ask for a group, one after the other. */
const askers = async (
  count: number,
  changes: Partial<AccountabilityWishInput> = {}
) => {
  const users = []
  for (let n = 0; n < count; n++) {
    const user = await buildUser('member')
    await ask(user, changes)
    users.push(user)
  }
  return users
}

const preview = (changes: Partial<MatchingInput> = {}) =>
  accountabilityMatching({
    input: { people: 'ASKING', minSize: 3, maxSize: 5, ...changes },
  })

type Preview = Awaited<ReturnType<typeof preview>>

const apply = ({ groups }: Pick<Preview, 'groups'>, changes: object = {}) =>
  applyAccountabilityMatching({
    input: {
      name: 'Buddies',
      maxSize: 5,
      checkInDay: 'FR',
      groups: groups.map(({ language, cadence, members }) => ({
        language,
        cadence,
        userIds: members.map(({ person }) => person.id),
      })),
      ...changes,
    },
  })

const idsOf = ({ members }: Preview['groups'][number]) =>
  members.map(({ person }) => person.id).sort((a, b) => a - b)

const placesOf = (userIds: number[]) =>
  db.accountabilityMember.findMany({
    where: { userId: { in: userIds }, endedAt: null },
    include: { group: true },
    orderBy: { userId: 'asc' },
  })

describe('asking for an accountability group', () => {
  scenario('Is kept until it is met or withdrawn', async () => {
    const user = await buildUser('member')
    await ask(user, { times: ['EVENING', 'EVENING'] })
    expect(await myAccountabilityWish()).toMatchObject({
      times: ['EVENING'],
      cadence: 'WEEKLY',
    })
    const { createdAt } = await ask(user, { cadence: 'DAILY' })
    expect(await myAccountabilityWish()).toMatchObject({
      cadence: 'DAILY',
      createdAt,
    })
    expect(await withdrawAccountabilityWish()).toBe(true)
    expect(await myAccountabilityWish()).toBeNull()
    expect(await withdrawAccountabilityWish()).toBe(true)
    expect(await db.infoLog.count({ where: { entityId: `${user.id}` } })).toBe(
      3
    )
  })

  scenario('Is refused to those who have a group or lead one', async () => {
    const { leader, ana } = await buildLedBuddies()
    for (const user of [leader, ana])
      await expect(ask(user)).rejects.toMatchObject(refusal('HAS_BUDDIES'))
  })

  scenario('Is refused without access', async () => {
    const user = await buildUser('non-member')
    signIn(user, 'non-member')
    await expect(
      askForAccountabilityGroup({ input: wishOf() })
    ).rejects.toMatchObject(refusal('NO_ACCESS_TODAY'))
    expect(await db.accountabilityWish.count()).toBe(0)
  })

  scenario('Is open to coaches as to other people', async () => {
    const coach = await buildUser('coach')
    signIn(coach, 'coach')
    expect(await askForAccountabilityGroup({ input: wishOf() })).toMatchObject({
      cadence: 'WEEKLY',
    })
  })

  scenario('Is met by a place that staff give', async () => {
    const [user] = await askers(1)
    const group = await buildBuddies()
    await signInEditor()
    await addAccountabilityMembers({ groupId: group.id, people: user.email })
    await signInAsBuddy(user)
    expect(await myAccountabilityWish()).toBeNull()
  })
})

describe('the preview of a matching', () => {
  scenario('Needs sizes, and a stage or a batch for all members', async () => {
    await signInEditor()
    for (const [minSize, maxSize] of [
      [1, 5],
      [5, 4],
    ])
      await expect(preview({ minSize, maxSize })).rejects.toMatchObject(
        refusedFields({ minSize: 'INVALID' })
      )
    await expect(preview({ maxSize: 13 })).rejects.toMatchObject(
      refusedFields({ maxSize: 'INVALID' })
    )
    await expect(preview({ people: 'WITHOUT_GROUP' })).rejects.toMatchObject(
      refusedFields({ stageId: 'REQUIRED' })
    )
  })

  scenario('Shows groups, what they share, and who is left', async () => {
    const evening = await askers(3, { times: ['EVENING'] })
    const [alone] = await askers(1, { language: 'fil' })
    await signInEditor()
    const found = await preview()
    expect(found.groups).toMatchObject([
      { language: 'en', cadence: 'WEEKLY', times: ['EVENING'] },
    ])
    expect(idsOf(found.groups[0])).toEqual(evening.map(({ id }) => id))
    expect(found.left).toMatchObject([
      {
        person: { id: alone.id },
        reason: 'FEW_SHARE_LANGUAGE_AND_RHYTHM',
      },
    ])
    expect(found).toMatchObject({ peopleCount: 4, isCut: false })
    expect(await db.accountabilityGroup.count()).toBe(0)
  })

  scenario('Takes no former companions, lapsed or placed people', async () => {
    const users = await askers(4)
    const former = await buildBuddies()
    for (const { id } of users.slice(0, 2))
      await db.accountabilityMember.create({
        data: {
          groupId: former.id,
          userId: id,
          startsOn: new Date('2026-01-01'),
          createdAt: new Date('2026-01-01'),
          endedAt: new Date(),
        },
      })
    const [lapsed, placed] = await askers(2)
    await db.userAccessLevel.deleteMany({ where: { userId: lapsed.id } })
    await db.accountabilityMember.create({
      data: {
        groupId: former.id,
        userId: placed.id,
        startsOn: new Date('2026-01-01'),
      },
    })
    await signInEditor()
    const { groups } = await preview({ minSize: 2, maxSize: 2 })
    expect(groups).toHaveLength(2)
    const together = users.slice(0, 2).map(({ id }) => id)
    for (const group of groups) {
      expect(idsOf(group)).not.toEqual(together)
      expect(idsOf(group)).not.toContain(lapsed.id)
    }
  })

  scenario('Of a stage takes all its members without a group', async () => {
    const stage = await buildStage()
    const other = await buildStage()
    const onStage = []
    for (let n = 0; n < 3; n++)
      onStage.push(await buildUser('member', { stageId: stage.id }))
    await buildUser('member', { stageId: other.id })
    await buildUser('non-member', { stageId: stage.id })
    await buildUser('coach', { stageId: stage.id })
    await signInEditor()
    const { groups, left } = await preview({
      people: 'WITHOUT_GROUP',
      stageId: stage.id,
    })
    expect(groups.map(idsOf)).toEqual([onStage.map(({ id }) => id)])
    expect(left).toEqual([])
  })
})

describe('a person who is left', () => {
  scenario('Is offered the free places that fit best', async () => {
    const taken = await buildBuddies({ maxSize: 2 })
    for (let n = 0; n < 2; n++) await buildBuddy(taken.id)
    const daily = await buildBuddies({ cadence: 'DAILY', checkInDay: null })
    await buildBuddies({ status: 'PAUSED' })
    const open = await buildBuddies({ maxSize: 4 })
    await buildBuddy(open.id)
    await askers(3, { language: 'fil' })
    const [alone] = await askers(1)
    await signInEditor()
    const { left } = await preview()
    expect(left).toMatchObject([
      {
        person: { id: alone.id },
        needed: 2,
        places: [
          { groupId: open.id, free: 3, hurdles: [] },
          { proposed: 0, free: 2, hurdles: ['LANGUAGE'] },
          { groupId: daily.id, hurdles: ['RHYTHM'] },
        ],
      },
    ])
    const give = (groupId: number) =>
      giveAccountabilityPlace({ groupId, userId: alone.id })
    await expect(give(taken.id)).rejects.toMatchObject(refusal('GROUP_FULL'))
    await give(open.id)
    expect(await placesOf([alone.id])).toMatchObject([{ groupId: open.id }])
    await expect(give(daily.id)).rejects.toMatchObject(
      refusal('GROUP_PLACE_CHANGED')
    )
  })

  scenario('Gets no place in a group beyond the reach of a coach', async () => {
    const stage = await buildStage()
    const group = await buildBuddies()
    const [user] = await askers(1)
    await db.user.update({
      where: { id: user.id },
      data: { stageId: stage.id },
    })
    signIn(await buildUser('coach'), 'coach', { managedStage: stage })
    await expect(
      giveAccountabilityPlace({ groupId: group.id, userId: user.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('applying a matching', () => {
  scenario('Makes all groups, tells their people, meets wishes', async () => {
    const users = await askers(7)
    await buildBuddies({ name: 'Buddies 4' })
    await buildBuddies({ name: 'Buddies x 9' })
    await signInEditor()
    await apply(await preview())
    const places = await placesOf(users.map(({ id }) => id))
    expect(places).toHaveLength(7)
    expect(new Set(places.map(({ group }) => group.name))).toEqual(
      new Set(['Buddies 5', 'Buddies 6'])
    )
    expect(places[0].group).toMatchObject({
      leaderId: null,
      checkInDay: 'FR',
      status: 'ACTIVE',
    })
    expect(await db.notice.count({ where: { kind: 'ACCOUNTABILITY' } })).toBe(7)
    expect(await accountabilityMatchingState()).toMatchObject({
      askingCount: 0,
      last: { groupCount: 2, usedCount: 0 },
    })
  })

  scenario('Refuses what is no set of groups', async () => {
    const users = await askers(4)
    await signInEditor()
    const [one, two, three] = users.map(({ id }) => id)
    const group = (userIds: number[]) => ({
      language: 'en' as const,
      cadence: 'WEEKLY' as const,
      userIds,
    })
    for (const groups of [
      [],
      [group([one])],
      [group([one, two]), group([two, three])],
      [group([one, two, three, 901, 902, 903])],
    ])
      await expect(apply({ groups: [] }, { groups })).rejects.toMatchObject(
        refusedFields({ groups: 'INVALID' })
      )
    await expect(
      apply(
        { groups: [] },
        { groups: [group([one, two])], name: ' ', checkInDay: null }
      )
    ).rejects.toMatchObject(
      refusedFields({ name: 'REQUIRED', checkInDay: 'REQUIRED' })
    )
  })

  scenario('Makes no groups if somebody has a place by now', async () => {
    const users = await askers(3)
    await signInEditor()
    const found = await preview()
    const group = await buildBuddies()
    await addAccountabilityMembers({
      groupId: group.id,
      people: users[0].email,
    })
    await expect(apply(found)).rejects.toMatchObject(
      refusal('GROUP_PLACE_CHANGED')
    )
    expect(await placesOf(users.map(({ id }) => id))).toHaveLength(1)
    expect(await db.accountabilityMatching.count()).toBe(0)
  })

  scenario('Happens once, though two apply it at once', async () => {
    await askers(6)
    await signInEditor()
    const found = await preview()
    const outcomes = await Promise.allSettled([apply(found), apply(found)])
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await db.accountabilityMember.count()).toBe(6)
  })

  scenario('Reaches nobody beyond the scope of a coach', async () => {
    const users = await askers(3)
    await signInEditor()
    const found = await preview()
    const stage = await buildStage()
    const coach = await buildUser('coach')
    signIn(coach, 'coach', {
      managedStage: { id: stage.id, number: 1, name: '' },
    })
    expect((await preview()).groups).toEqual([])
    await expect(apply(found)).rejects.toMatchObject(
      refusal('GROUP_PLACE_CHANGED')
    )
    expect(await placesOf(users.map(({ id }) => id))).toEqual([])
  })
})

describe('undoing a matching', () => {
  const matched = async () => {
    const users = await askers(6)
    await signInEditor()
    const id = await apply(await preview())
    return { id, users, userIds: users.map((user) => user.id) }
  }

  scenario('Leaves nothing, and its people ask again', async () => {
    const { id, userIds } = await matched()
    expect(
      await undoAccountabilityMatching({ id, reason: 'Wrong stage' })
    ).toBe(2)
    expect(await db.accountabilityGroup.count()).toBe(0)
    expect(
      await db.notice.count({
        where: {
          userId: { in: userIds },
          facts: { path: ['change'], equals: 'left' },
        },
      })
    ).toBe(6)
    expect(await accountabilityMatchingState()).toMatchObject({
      askingCount: 6,
      last: null,
    })
    // They have not met, and the names are free again.
    await apply(await preview())
    expect((await placesOf(userIds)).map(({ group }) => group.name)).toContain(
      'Buddies 1'
    )
    await expect(
      undoAccountabilityMatching({ id, reason: 'Again' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Keeps a group in which somebody has checked in', async () => {
    const { id, users } = await matched()
    const [place] = await placesOf([users[0].id])
    await db.checkIn.create({
      data: {
        groupId: place.groupId,
        userId: users[0].id,
        dueOn: new Date('2026-11-27'),
        status: 'ON_TIME',
      },
    })
    expect(await accountabilityMatchingState()).toMatchObject({
      last: { groupCount: 2, usedCount: 1 },
    })
    expect(await undoAccountabilityMatching({ id, reason: 'Wrong' })).toBe(1)
    const places = await placesOf(users.map((user) => user.id))
    expect(places.map(({ groupId }) => groupId)).toEqual([
      place.groupId,
      place.groupId,
      place.groupId,
    ])
  })

  scenario('Needs a reason, happens once, and not after weeks', async () => {
    const { id } = await matched()
    await expect(
      undoAccountabilityMatching({ id, reason: ' ' })
    ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    await db.accountabilityMatching.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 15 * DAY_MS) },
    })
    await expect(
      undoAccountabilityMatching({ id, reason: 'Late' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await db.accountabilityMatching.update({
      where: { id },
      data: { createdAt: new Date() },
    })
    const undo = () => undoAccountabilityMatching({ id, reason: 'Once' })
    const outcomes = await Promise.allSettled([undo(), undo(), undo()])
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
  })
})

scenario('A matching of 120 people is undone whole', async () => {
  const stage = await buildStage()
  await db.user.createMany({
    data: Array.from({ length: 120 }, (_, n) => ({
      email: `buddy-${n}-${draw()}@example.com`,
      slug: `buddy-${n}-${draw()}`,
      tribeId: `Tbuddy${n}`,
      firstName: 'Bea',
      lastName: `Dy ${n}`,
      hashedPassword: '',
      salt: '',
      stageId: stage.id,
    })),
  })
  await buildUser('member')
  const users = await db.user.findMany({ where: { stageId: stage.id } })
  await db.userAccessLevel.createMany({
    data: users.map(({ id }) => ({ userId: id, accessLevelId: 'member' })),
  })
  const group = await buildBuddies()
  await buildBuddy(group.id)
  await signInEditor()
  const found = await preview({
    people: 'WITHOUT_GROUP',
    stageId: stage.id,
    maxSize: 6,
  })
  expect(found.groups).toHaveLength(20)
  const id = await apply(found, { maxSize: 6 })
  expect(await db.accountabilityMember.count()).toBe(121)
  expect(await undoAccountabilityMatching({ id, reason: 'A test' })).toBe(20)
  expect(await db.accountabilityMember.count()).toBe(1)
})
