import { requireReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { usersPage } from 'src/services/accounts/users/users'
import { assignMoveUpRequest } from 'src/services/community/moveUps/review/assignMoveUpRequest'
import { claimMoveUpRequest } from 'src/services/community/moveUps/review/claimMoveUpRequest'
import { moveUpRequest } from 'src/services/community/moveUps/review/moveUpRequest'
import { moveUpRequestsPage } from 'src/services/community/moveUps/review/moveUpRequestsPage'
import { buildStage } from 'src/testing/community'
import {
  buildGroup,
  buildGroupMember,
  buildLedGroup,
  buildSubGroup,
  placesIn,
  signInWithGroup,
} from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { group, groupsPage } from '../groups'

import { addGroupMembers } from './addGroupMembers'
import { groupMembersPage } from './groupMembersPage'
import { handOverGroup } from './handOverGroup'
import { groupMoveUps, managedGroup } from './managedGroup'
import { endMemberships, placesOf } from './memberships'
import { moveGroupMembers, removeGroupMembers } from './moveGroupMembers'
import { setGroupRole } from './setGroupRole'

const signInEditor = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

const noticesOf = (userId: number) =>
  db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { kind: true, facts: true, path: true },
  })

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).sort()

describe('adding people', () => {
  scenario('Says for each line what became of it', async () => {
    const { group, member } = await buildLedGroup()
    const elsewhere = await buildGroupMember((await buildGroup()).id)
    const [one, two] = [await buildUser(), await buildUser()]
    await signInEditor()
    const lines = await addGroupMembers({
      groupId: group.id,
      input: {
        people: [
          one.email.toUpperCase(),
          two.tribeId,
          'nobody@example.com',
          one.tribeId,
          member.email,
          elsewhere.email,
        ].join('\n'),
        role: 'MEMBER',
      },
    })
    expect(lines.map(({ code }) => code)).toEqual([
      null,
      null,
      'ATTENDEE_UNKNOWN',
      'ATTENDEE_TWICE',
      'GROUP_MEMBER_HERE',
      'GROUP_MEMBER_ELSEWHERE',
    ])
    const ids = (await placesIn(group.id)).map(({ userId }) => userId)
    expect(ids).toEqual(expect.arrayContaining([one.id, two.id]))
    expect(ids).toHaveLength(4)
    expect(await noticesOf(one.id)).toEqual([
      {
        kind: 'GROUP_JOINED',
        facts: {
          group: group.name,
          subGroup: null,
          change: 'joined',
          reason: null,
        },
        path: '/community?tab=group',
      },
    ])
  })

  scenario(
    'Adds nobody beyond the places of a group or a sub-group',
    async () => {
      const group = await buildGroup({ capacity: 1 })
      const ring = await buildSubGroup(group.id, 1)
      const [one, two] = [await buildUser(), await buildUser()]
      await signInEditor()
      const add = (people: string, subGroupId?: number) =>
        addGroupMembers({
          groupId: group.id,
          input: { people, subGroupId, role: 'MEMBER' },
        })
      await expect(add(`${one.email}\n${two.email}`)).rejects.toMatchObject(
        refusal('GROUP_FULL')
      )
      expect(await placesIn(group.id)).toEqual([])
      await add(one.email, ring.id)
      await db.group.update({ where: { id: group.id }, data: { capacity: 9 } })
      await expect(add(two.email, ring.id)).rejects.toMatchObject(
        refusal('GROUP_FULL')
      )
      await add(two.email)
      await expect(add(two.email, ring.id + 1)).rejects.toMatchObject(
        refusedFields({ subGroupId: 'INVALID' })
      )
      await expect(add(' ')).rejects.toMatchObject(
        refusedFields({ people: 'REQUIRED' })
      )
    }
  )

  scenario('Gives the last place to one of two at once', async () => {
    const group = await buildGroup({ capacity: 1 })
    const people = [await buildUser(), await buildUser()]
    await signInEditor()
    const results = await Promise.allSettled(
      people.map(({ email }) =>
        addGroupMembers({
          groupId: group.id,
          input: { people: email, role: 'MEMBER' },
        })
      )
    )
    expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
    expect(await placesIn(group.id)).toHaveLength(1)
  })

  scenario(
    'Gives a person one place when two groups add them at once',
    async () => {
      const groups = [await buildGroup(), await buildGroup()]
      const person = await buildUser()
      await signInEditor()
      await Promise.allSettled(
        groups.map(({ id }) =>
          addGroupMembers({
            groupId: id,
            input: { people: person.email, role: 'MEMBER' },
          })
        )
      )
      expect(
        await db.groupMembership.count({
          where: { userId: person.id, endedAt: null },
        })
      ).toBe(1)
    }
  )
})

describe('moving and removing people', () => {
  scenario('Keeps the history with its reasons', async () => {
    const { group, member } = await buildLedGroup()
    const next = await buildGroup()
    const ring = await buildSubGroup(group.id)
    await signInEditor()
    const move = (groupId: number, subGroupId: number | null, reason: string) =>
      moveGroupMembers({
        input: { userIds: [member.id], groupId, subGroupId, reason },
      })
    expect(await move(group.id, ring.id, '')).toBe(1)
    expect(await move(group.id, ring.id, '')).toBe(0)
    await expect(move(next.id, null, ' ')).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    expect(await move(next.id, null, 'Other hours')).toBe(1)
    await removeGroupMembers({ userIds: [member.id], reason: 'Asked to leave' })
    const rows = await db.groupMembership.findMany({
      where: { userId: member.id },
      orderBy: { id: 'asc' },
    })
    expect(
      rows.map(({ groupId, subGroupId, endReason }) => ({
        groupId,
        subGroupId,
        endReason,
      }))
    ).toEqual([
      { groupId: group.id, subGroupId: null, endReason: '' },
      { groupId: group.id, subGroupId: ring.id, endReason: 'Other hours' },
      { groupId: next.id, subGroupId: null, endReason: 'Asked to leave' },
    ])
    expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true)
    expect((await noticesOf(member.id)).map(({ kind }) => kind)).toEqual([
      'GROUP_JOINED',
      'GROUP_JOINED',
      'GROUP_LEFT',
    ])
  })

  scenario(
    'Leaves a person in one place when two move them at once',
    async () => {
      const { member } = await buildLedGroup()
      const targets = [await buildGroup(), await buildGroup()]
      await signInEditor()
      const results = await Promise.allSettled(
        targets.map(({ id: groupId }) =>
          moveGroupMembers({
            input: { userIds: [member.id], groupId, reason: 'Other hours' },
          })
        )
      )
      expect(outcomes(results)).toContain('fulfilled')
      expect(
        await db.groupMembership.count({
          where: { userId: member.id, endedAt: null },
        })
      ).toBe(1)
    }
  )

  scenario('Lets a leader act within their own group only', async () => {
    const { group, leader, member } = await buildLedGroup()
    const ring = await buildSubGroup(group.id)
    const other = await buildLedGroup()
    await signInWithGroup(leader)
    const move = (userId: number, groupId: number, subGroupId?: number) =>
      moveGroupMembers({
        input: { userIds: [userId], groupId, subGroupId, reason: 'Because' },
      })
    expect(await move(member.id, group.id, ring.id)).toBe(1)
    const attempts = [
      () => move(member.id, other.group.id),
      () => move(other.member.id, group.id),
      () => removeGroupMembers({ userIds: [other.member.id], reason: 'Mine' }),
      () =>
        removeGroupMembers({
          userIds: [member.id, other.member.id],
          reason: 'Mine',
        }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(
      removeGroupMembers({ userIds: [leader.id], reason: 'Me' })
    ).rejects.toMatchObject(refusal('GROUP_LEADER'))
    expect(
      await removeGroupMembers({ userIds: [member.id], reason: 'Away' })
    ).toBe(1)
  })

  scenario('Lets members do nothing to others', async () => {
    const { group, leader, member } = await buildLedGroup()
    await signInWithGroup(member)
    await expect(
      removeGroupMembers({ userIds: [leader.id], reason: 'Mutiny' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(groupMembersPage({ groupId: group.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(groupMembersPage({})).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(handOverGroup({ userId: leader.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await managedGroup()).toBeNull()
    expect(await groupMoveUps()).toEqual([])
  })
})

describe('those who lead', () => {
  scenario('Are moved by nobody, and assistants by staff only', async () => {
    const { group, leader } = await buildLedGroup()
    const ring = await buildSubGroup(group.id)
    const assistant = await buildGroupMember(group.id, { role: 'ASSISTANT' })
    const move = (userId: number) =>
      moveGroupMembers({
        input: {
          userIds: [userId],
          groupId: group.id,
          subGroupId: ring.id,
          reason: '',
        },
      })
    await signInWithGroup(leader)
    await expect(move(assistant.id)).rejects.toMatchObject(
      refusal('GROUP_ASSISTANT')
    )
    await expect(
      removeGroupMembers({ userIds: [assistant.id], reason: 'Away' })
    ).rejects.toMatchObject(refusal('GROUP_ASSISTANT'))
    await signInEditor()
    await expect(move(leader.id)).rejects.toMatchObject(refusal('GROUP_LEADER'))
    expect(await move(assistant.id)).toBe(1)
  })

  scenario('Get their role together, and hear when it ends', async () => {
    const { group, leader, member } = await buildLedGroup()
    const other = await buildLedGroup()
    await signInEditor()
    const give = (userIds: number[], role: 'ASSISTANT' | 'MEMBER') =>
      setGroupRole({ groupId: group.id, userIds, role })
    expect(await give([leader.id, member.id], 'ASSISTANT')).toBe(2)
    await expect(
      give([member.id, other.member.id], 'MEMBER')
    ).rejects.toMatchObject(refusal('GROUP_PLACE_CHANGED'))
    expect(await give([member.id], 'MEMBER')).toBe(1)
    expect(await noticesOf(member.id)).toMatchObject([
      { kind: 'GROUP_LED', facts: { isLeader: false } },
      { kind: 'GROUP_JOINED', facts: { change: 'noRole' } },
    ])
  })
})

describe('a group above its limit', () => {
  scenario('Takes nobody, but its people may change places', async () => {
    const { group, leader, member } = await buildLedGroup()
    await buildGroupMember(group.id)
    const ring = await buildSubGroup(group.id)
    await db.group.update({ where: { id: group.id }, data: { capacity: 1 } })
    await signInEditor()
    expect(
      await moveGroupMembers({
        input: {
          userIds: [member.id],
          groupId: group.id,
          subGroupId: ring.id,
          reason: '',
        },
      })
    ).toBe(1)
    const { email } = await buildUser()
    await expect(
      addGroupMembers({
        groupId: group.id,
        input: { people: email, role: 'MEMBER' },
      })
    ).rejects.toMatchObject(refusal('GROUP_FULL'))
    await signInWithGroup(leader)
    expect(await handOverGroup({ userId: member.id })).toBe(true)
  })
})

describe('a place that changes meanwhile', () => {
  scenario('Is neither ended nor given by an older decision', async () => {
    const { group, member } = await buildLedGroup()
    const next = await buildGroup()
    await signInEditor()
    const [stale] = await placesOf(db, { userId: member.id })
    await moveGroupMembers({
      input: {
        userIds: [member.id],
        groupId: next.id,
        reason: 'Other hours',
      },
    })
    await expect(
      endMemberships(db, [stale], { reason: 'Away', endedById: null })
    ).rejects.toMatchObject(refusal('GROUP_PLACE_CHANGED'))
    await expect(
      setGroupRole({
        groupId: group.id,
        userIds: [member.id],
        role: 'ASSISTANT',
      })
    ).rejects.toMatchObject(refusal('GROUP_PLACE_CHANGED'))
    expect(await placesIn(next.id)).toMatchObject([{ userId: member.id }])
  })
})

describe('leading', () => {
  scenario('Is given by staff, who are told, and takes no place', async () => {
    const group = await buildGroup({ capacity: 1 })
    const ring = await buildSubGroup(group.id)
    const member = await buildGroupMember(group.id, { subGroupId: ring.id })
    await signInEditor()
    await setGroupRole({
      groupId: group.id,
      userIds: [member.id],
      role: 'LEADER',
    })
    expect(await placesIn(group.id)).toEqual([
      { userId: member.id, role: 'LEADER', subGroupId: null },
    ])
    expect(await noticesOf(member.id)).toMatchObject([
      { kind: 'GROUP_LED', path: '/view-group' },
    ])
    const another = await buildUser()
    await addGroupMembers({
      groupId: group.id,
      input: { people: another.email, role: 'MEMBER' },
    })
    await expect(
      setGroupRole({
        groupId: group.id,
        userIds: [member.id],
        role: 'MEMBER',
      })
    ).rejects.toMatchObject(refusal('GROUP_FULL'))
  })

  scenario('Is handed over once, even in a full group', async () => {
    const { group, leader, member } = await buildLedGroup()
    const witness = await buildGroupMember(group.id, { role: 'ASSISTANT' })
    await db.group.update({ where: { id: group.id }, data: { capacity: 2 } })
    const stranger = await buildUser()
    await signInWithGroup(leader)
    await expect(handOverGroup({ userId: stranger.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    const results = await Promise.allSettled([
      handOverGroup({ userId: member.id }),
      handOverGroup({ userId: member.id }),
    ])
    expect(outcomes(results)).toEqual(['fulfilled', 'rejected'])
    expect(await placesIn(group.id)).toEqual([
      { userId: witness.id, role: 'ASSISTANT', subGroupId: null },
      { userId: member.id, role: 'LEADER', subGroupId: null },
      { userId: leader.id, role: 'MEMBER', subGroupId: null },
    ])
    expect(await noticesOf(member.id)).toMatchObject([{ kind: 'GROUP_LED' }])
    expect(await noticesOf(witness.id)).toMatchObject([
      { kind: 'GROUP_NEW_LEADER' },
    ])
  })

  scenario('Is not handed over by an assistant', async () => {
    const { group, member } = await buildLedGroup()
    const assistant = await buildGroupMember(group.id, { role: 'ASSISTANT' })
    await signInWithGroup(assistant)
    await expect(handOverGroup({ userId: member.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Shows the group, who is stuck and who waits to move up',
    async () => {
      const { group, leader, member } = await buildLedGroup()
      const stage = await buildStage()
      const long = new Date('2026-01-01')
      await db.user.update({
        where: { id: member.id },
        data: { stageId: stage.id, stageProgressAt: long },
      })
      const climber = await buildGroupMember(group.id)
      await db.user.update({
        where: { id: climber.id },
        data: { stageId: stage.id, stageProgressAt: long },
      })
      await db.moveUpRequest.create({
        data: {
          userId: climber.id,
          fromStageId: stage.id,
          toStageId: stage.id,
          slaDueAt: new Date(),
        },
      })
      await signInWithGroup(leader)
      expect(await managedGroup()).toMatchObject({
        group: { name: group.name, memberCount: 2 },
        isLeader: true,
        stuckCount: 1,
        moveUps: [{ id: stage.id, count: 1 }],
      })
      expect(await groupMoveUps()).toMatchObject([
        { id: stage.id, number: stage.number, count: 1 },
      ])
      const stuck = await groupMembersPage({
        groupId: group.id,
        filter: 'STUCK',
      })
      expect(stuck.rows).toMatchObject([{ userId: member.id, isStuck: true }])

      await db.moveUpRequest.deleteMany()
      expect(await groupMoveUps()).toMatchObject([{ id: stage.id, count: 0 }])
    }
  )
})

describe('move-up requests of a group', () => {
  scenario('Are read by its leaders, who do not decide', async () => {
    const { leader, member } = await buildLedGroup()
    const stage = await buildStage()
    const stranger = await buildUser()
    const ask = (userId: number) =>
      db.moveUpRequest.create({
        data: {
          userId,
          fromStageId: stage.id,
          toStageId: stage.id,
          slaDueAt: new Date(),
        },
      })
    const [own, other] = [await ask(member.id), await ask(stranger.id)]
    await signInWithGroup(leader)
    const { rows } = await moveUpRequestsPage({ stageId: stage.id })
    expect(rows.map(({ id }) => id)).toEqual([own.id])
    expect(await moveUpRequest({ id: own.id })).toMatchObject({
      mayDecide: false,
    })
    expect(await moveUpRequest({ id: other.id })).toBeNull()
    await expect(claimMoveUpRequest({ id: own.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(
      assignMoveUpRequest({ id: own.id, reviewerId: leader.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await signInWithGroup(member)
    await expect(
      moveUpRequestsPage({ stageId: stage.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('the list of people', () => {
  scenario('Finds, filters and keeps former people apart', async () => {
    const { group, leader, member } = await buildLedGroup()
    await buildLedGroup()
    const ring = await buildSubGroup(group.id)
    await signInEditor()
    const idsOf = async (args: Parameters<typeof groupMembersPage>[0]) =>
      (await groupMembersPage(args)).rows.map(({ userId }) => userId)
    expect(await idsOf({ groupId: group.id })).toEqual([member.id, leader.id])
    expect(await idsOf({})).toHaveLength(4)
    expect(await idsOf({ groupId: group.id, filter: 'LEADERS' })).toEqual([
      leader.id,
    ])
    expect(await idsOf({ q: member.email })).toEqual([member.id])
    expect(await idsOf({ subGroupId: ring.id })).toEqual([])
    await removeGroupMembers({ userIds: [member.id], reason: 'Away' })
    expect(await idsOf({ groupId: group.id, filter: 'FORMER' })).toEqual([
      member.id,
    ])
    await expect(groupMembersPage({ filter: 'STUCK' })).rejects.toMatchObject(
      refusedFields({ groupId: 'REQUIRED' })
    )
  })

  scenario('Tells leaders who are no staff less', async () => {
    const { group, leader, member } = await buildLedGroup()
    const ring = await buildSubGroup(group.id)
    await signInWithGroup(leader)
    const rows = async (filter?: 'FORMER') =>
      (await groupMembersPage({ groupId: group.id, filter })).rows
    expect((await rows()).map(({ email }) => email)).toEqual([null, null])
    await moveGroupMembers({
      input: {
        userIds: [member.id],
        groupId: group.id,
        subGroupId: ring.id,
        reason: '',
      },
    })
    // Another place in the group is no end.
    expect(await rows('FORMER')).toEqual([])
    await removeGroupMembers({ userIds: [member.id], reason: 'Away' })
    expect(await rows('FORMER')).toMatchObject([
      {
        userId: member.id,
        endReason: 'Away',
        lastSeenAt: null,
        stageNumber: null,
      },
    ])
  })

  scenario(
    'Costs the same number of statements whatever is in it',
    async () => {
      const { group } = await buildLedGroup()
      await signInEditor()
      const costs = async () => [
        await statementsOf(() => groupMembersPage({ groupId: group.id })),
        await statementsOf(() => groupsPage({})),
      ]
      const few = await costs()
      for (let more = 0; more < 5; more++) {
        await buildGroupMember(group.id)
        await buildLedGroup()
      }
      expect(await costs()).toEqual(few)
    }
  )

  scenario(
    'A coach reaches the people of the group that they lead',
    async () => {
      const { group, member } = await buildLedGroup()
      const { member: stranger } = await buildLedGroup()
      const coach = await buildUser('coach')
      await db.groupMembership.create({
        data: { groupId: group.id, userId: coach.id, role: 'LEADER' },
      })
      await signInWithGroup(coach, 'coach')
      const ids = (await usersPage({})).rows.map(({ id }) => id)
      expect(ids).toContain(member.id)
      expect(ids).not.toContain(stranger.id)
      await requireReach('user', member.id)
      await expect(requireReach('user', stranger.id)).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )
})

scenario('A group and its members take five statements together', async () => {
  signIn(await buildUser('admin'), 'admin')
  const { id } = await buildGroup()
  expect(await statementsOf(() => group({ id }))).toBe(2)
  expect(await statementsOf(() => groupMembersPage({ groupId: id }))).toBe(3)
})
