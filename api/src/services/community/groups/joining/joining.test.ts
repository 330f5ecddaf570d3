import { db } from 'src/lib/db'
import { buildBatch } from 'src/testing/billing'
import {
  buildGroup,
  buildGroupMember,
  buildLedGroup,
  buildSubGroup,
  placesIn,
  signInWithGroup,
} from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { answerGroupRequest, groupRequests } from './answerGroupRequest'
import { joinGroup, leaveGroup, withdrawGroupRequest } from './joinGroup'
import { myGroups } from './myGroups'
import { subGroupView } from './subGroupView'

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).sort()

const requestOf = (userId: number) =>
  db.groupRequest.findFirstOrThrow({
    where: { userId },
    orderBy: { id: 'desc' },
  })

/** A group that answers requests, and a member who asks. */
const asked = async (capacity?: number) => {
  const { group, leader } = await buildLedGroup()
  await db.group.update({
    where: { id: group.id },
    data: { joinMode: 'REQUEST', capacity },
  })
  const member = await buildUser('member')
  signIn(member)
  expect(await joinGroup({ groupId: group.id, note: 'Evenings' })).toBe(false)
  return { group, leader, member, request: await requestOf(member.id) }
}

describe('joining', () => {
  scenario('Offers the groups that a member may join', async () => {
    const batch = await buildBatch()
    const open = await buildGroup({ joinMode: 'OPEN', name: 'A' })
    const full = await buildGroup({ joinMode: 'OPEN', name: 'B', capacity: 1 })
    await buildGroupMember(full.id)
    await buildGroup({ name: 'C' })
    await buildGroup({ joinMode: 'OPEN', name: 'D', archivedAt: new Date() })
    await buildGroup({ joinMode: 'OPEN', name: 'E', batchId: batch.id })
    const member = await buildUser('member')
    signIn(member)
    expect(await myGroups()).toMatchObject({
      group: null,
      request: null,
      joinable: [
        { id: open.id, isFull: false },
        { id: full.id, isFull: true },
      ],
    })
    await db.user.update({
      where: { id: member.id },
      data: { batchId: batch.id },
    })
    expect((await myGroups()).joinable.map(({ name }) => name)).toEqual([
      'A',
      'B',
      'E',
    ])
    signIn(await buildUser('non-member'), 'non-member')
    expect((await myGroups()).joinable).toEqual([])
    await expect(
      joinGroup({ groupId: open.id, note: '' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Is immediate in an open group, and happens once', async () => {
    const open = await buildGroup({ joinMode: 'OPEN' })
    const staffed = await buildGroup()
    const member = await buildUser('member')
    signIn(member)
    await expect(
      joinGroup({ groupId: staffed.id, note: '' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    const leader = await buildGroupMember(open.id, { role: 'LEADER' })
    expect(await joinGroup({ groupId: open.id, note: '' })).toBe(true)
    expect(
      await db.notice.findMany({ where: { userId: leader.id } })
    ).toMatchObject([{ kind: 'GROUP_MEMBER_JOINED' }])
    await expect(
      joinGroup({ groupId: open.id, note: '' })
    ).rejects.toMatchObject(refusal('GROUP_HAS_ONE'))
    await signInWithGroup(member)
    expect((await myGroups()).group).toMatchObject({
      name: open.name,
      memberCount: 1,
      mayLeave: true,
    })
  })

  scenario('Gives the last place of an open group to one of two', async () => {
    const open = await buildGroup({ joinMode: 'OPEN', capacity: 1 })
    signIn(await buildUser('member'))
    const first = joinGroup({ groupId: open.id, note: '' })
    signIn(await buildUser('member'))
    const second = joinGroup({ groupId: open.id, note: '' })
    expect(outcomes(await Promise.allSettled([first, second]))).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await placesIn(open.id)).toHaveLength(1)
  })
})

describe('a request', () => {
  scenario('Is told to the leaders, who accept it once', async () => {
    const { group, leader, member, request } = await asked()
    expect((await myGroups()).request).toMatchObject({
      groupName: group.name,
    })
    await expect(
      joinGroup({ groupId: group.id, note: '' })
    ).rejects.toMatchObject(refusal('GROUP_REQUEST_WAITS'))
    expect(
      await db.notice.findMany({ where: { userId: leader.id } })
    ).toMatchObject([{ kind: 'GROUP_REQUESTED', path: '/view-group' }])
    await signInWithGroup(leader)
    const accept = () =>
      answerGroupRequest({ id: request.id, isAccepted: true, reason: '' })
    expect(outcomes(await Promise.allSettled([accept(), accept()]))).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect((await placesIn(group.id)).map(({ userId }) => userId)).toContain(
      member.id
    )
    expect(
      await db.notice.findMany({ where: { userId: member.id } })
    ).toMatchObject([{ kind: 'GROUP_JOINED' }])
  })

  scenario('Is told once a day, and only where somebody answers', async () => {
    const { group, leader, member, request } = await asked()
    await withdrawGroupRequest({ id: request.id })
    await joinGroup({ groupId: group.id, note: 'Again' })
    expect(await db.notice.count({ where: { userId: leader.id } })).toBe(1)
    await db.groupMembership.updateMany({
      where: { userId: leader.id },
      data: { endedAt: new Date() },
    })
    await withdrawGroupRequest({ id: (await requestOf(member.id)).id })
    expect((await myGroups()).joinable).toEqual([])
    await expect(
      joinGroup({ groupId: group.id, note: '' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Is not accepted once its person is no member', async () => {
    const { leader, member, request } = await asked()
    await db.userAccessLevel.deleteMany({ where: { userId: member.id } })
    await signInWithGroup(leader)
    await expect(
      answerGroupRequest({ id: request.id, isAccepted: true, reason: '' })
    ).rejects.toMatchObject(refusal('GROUP_REQUEST_ENDED'))
  })

  scenario('Is declined with a reason, and may be sent again', async () => {
    const { group, leader, member, request } = await asked()
    await signInWithGroup(leader)
    const decline = (reason: string) =>
      answerGroupRequest({ id: request.id, isAccepted: false, reason })
    await expect(decline(' ')).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    await decline('We are complete')
    await expect(decline('Again')).rejects.toMatchObject(
      refusal('GROUP_REQUEST_ANSWERED')
    )
    expect(
      await db.notice.findMany({ where: { userId: member.id } })
    ).toMatchObject([
      {
        kind: 'GROUP_DECLINED',
        facts: { group: group.name, reason: 'We are complete' },
      },
    ])
    signIn(member)
    expect(await joinGroup({ groupId: group.id, note: 'Please' })).toBe(false)
  })

  scenario('Is taken back by its own person only', async () => {
    const { member, request } = await asked()
    signIn(await buildUser('member'))
    await expect(
      withdrawGroupRequest({ id: request.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(member)
    await withdrawGroupRequest({ id: request.id })
    expect((await requestOf(member.id)).status).toBe('WITHDRAWN')
    expect((await myGroups()).request).toBeNull()
  })

  scenario('Is not accepted beyond the places', async () => {
    const { group, leader, request } = await asked(5)
    await db.group.update({ where: { id: group.id }, data: { capacity: 1 } })
    await signInWithGroup(leader)
    await expect(
      answerGroupRequest({ id: request.id, isAccepted: true, reason: '' })
    ).rejects.toMatchObject(refusal('GROUP_FULL'))
    expect((await requestOf(request.userId)).status).toBe('WAITING')
  })

  scenario('Is read and answered by leaders of its group only', async () => {
    const { group, request } = await asked()
    const { leader: other } = await buildLedGroup()
    await signInWithGroup(other)
    await expect(
      answerGroupRequest({ id: request.id, isAccepted: true, reason: '' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(groupRequests({ groupId: group.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('leaving', () => {
  scenario('Tells the leaders why', async () => {
    const { group, leader, member } = await buildLedGroup()
    await signInWithGroup(member)
    // Staff fill this group.
    await expect(leaveGroup({ reason: 'New job' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await db.group.update({
      where: { id: group.id },
      data: { joinMode: 'OPEN' },
    })
    await expect(leaveGroup({ reason: ' ' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    await leaveGroup({ reason: 'New job' })
    expect(await placesIn(group.id)).toHaveLength(1)
    expect(
      await db.notice.findMany({ where: { userId: leader.id } })
    ).toMatchObject([{ kind: 'GROUP_MEMBER_LEFT' }])
    // A person who comes and goes is told of once a day.
    await joinGroup({ groupId: group.id, note: '' })
    await signInWithGroup(member)
    await leaveGroup({ reason: 'Again' })
    expect(
      await db.notice.count({
        where: { userId: leader.id, kind: 'GROUP_MEMBER_LEFT' },
      })
    ).toBe(1)
    await signInWithGroup(leader)
    await expect(leaveGroup({ reason: 'Tired' })).rejects.toMatchObject(
      refusal('GROUP_LEADER')
    )
  })
})

describe('a sub-group’s page', () => {
  scenario('Is for its own people, leaders and staff', async () => {
    const { group, leader, member } = await buildLedGroup()
    const ring = await buildSubGroup(group.id)
    const inside = await buildGroupMember(group.id, { subGroupId: ring.id })
    const head = await buildGroupMember(group.id, {
      subGroupId: ring.id,
      role: 'ASSISTANT',
    })
    await signInWithGroup(inside)
    expect(await subGroupView({ id: ring.id })).toMatchObject({
      groupName: group.name,
      isMine: true,
      leaders: [{ id: head.id }, { id: leader.id }],
      members: [{ id: inside.id }],
    })
    for (const person of [member, await buildUser('member')]) {
      await signInWithGroup(person)
      expect(await subGroupView({ id: ring.id })).toBeNull()
    }
    await signInWithGroup(leader)
    expect(await subGroupView({ id: ring.id })).toMatchObject({ isMine: false })
    await db.subGroup.update({
      where: { id: ring.id },
      data: { archivedAt: new Date() },
    })
    expect(await subGroupView({ id: ring.id })).toBeNull()
  })
})
