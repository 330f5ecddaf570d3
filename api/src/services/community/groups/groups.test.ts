import type { GroupInput } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  buildGroup,
  buildGroupMember,
  buildLedGroup,
  buildSubGroup,
  placesIn,
  signInWithGroup,
} from 'src/testing/groups'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { group, groupChoices, groupsPage, subGroup } from './groups'
import {
  archiveGroup,
  createGroup,
  restoreGroup,
  updateGroup,
} from './saveGroup'
import { archiveSubGroup, createSubGroup, updateSubGroup } from './saveSubGroup'

const newGroup = (): GroupInput => ({
  name: `Tribe ${draw()}`,
  description: '<p>For beginners</p>',
  capacity: 20,
  joinMode: 'REQUEST',
  meetingDay: 'MO',
  meetingTime: '19:30',
  meetingUrl: 'https://meet.example/tribe',
  chatUrl: 'https://chat.example/tribe',
  batchId: null,
})

const signInEditor = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

describe('a group', () => {
  scenario('Is created, changed, ended and brought back', async () => {
    await signInEditor()
    const input = newGroup()
    const { id } = await createGroup({ input })
    expect(await group({ id })).toMatchObject({
      ...input,
      isActive: true,
      leaders: [],
      memberCount: 0,
    })
    await updateGroup({
      id,
      input: { ...input, name: 'Mabuhay', capacity: null },
    })
    expect(await group({ id })).toMatchObject({
      name: 'Mabuhay',
      capacity: null,
    })
    await archiveGroup({ id, reason: 'The batch has ended' })
    expect(await group({ id })).toMatchObject({ isActive: false })
    expect((await restoreGroup({ id })).isActive).toBe(true)
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'group.created',
      'group.updated',
      'group.archived',
      'group.restored',
    ])
  })

  const wrong: [string, Partial<GroupInput>, Codes][] = [
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    ['for nobody', { capacity: 0 }, { capacity: 'INVALID' }],
    [
      'on a day without a time',
      { meetingTime: '' },
      { meetingTime: 'REQUIRED' },
    ],
    [
      'at a time without a day',
      { meetingDay: null },
      { meetingDay: 'REQUIRED' },
    ],
    ['at no time', { meetingTime: '7pm' }, { meetingTime: 'INVALID' }],
    [
      'with a link that runs',
      { chatUrl: 'javascript:alert(1)' },
      { chatUrl: 'WEBSITE_INVALID' },
    ],
    ['of an unknown batch', { batchId: 2e9 }, { batchId: 'INVALID' }],
  ]
  for (const [kind, changes, codes] of wrong)
    scenario(`Is refused ${kind}`, async () => {
      await signInEditor()
      await expect(
        createGroup({ input: { ...newGroup(), ...changes } })
      ).rejects.toMatchObject(refusedFields(codes))
    })

  scenario('Keeps scripts out of its description', async () => {
    await signInEditor()
    const { id } = await createGroup({
      input: {
        ...newGroup(),
        description: '<p>Hi</p><script>alert(1)</script><img src=x onerror=y>',
      },
    })
    expect((await group({ id }))?.description).not.toMatch(/script|onerror/)
  })

  scenario('Has a name of its own among those in use', async () => {
    await signInEditor()
    const input = newGroup()
    const { id } = await createGroup({ input })
    const again = { ...newGroup(), name: input.name.toUpperCase() }
    await expect(createGroup({ input: again })).rejects.toMatchObject(
      refusedFields({ name: 'NAME_TAKEN' })
    )
    await archiveGroup({ id, reason: 'Over' })
    await createGroup({ input: again })
    await expect(restoreGroup({ id })).rejects.toMatchObject(
      refusedFields({ name: 'NAME_TAKEN' })
    )
  })

  scenario('Ends with its memberships, and tells everybody why', async () => {
    const { group: ended, leader, member } = await buildLedGroup()
    const asking = await buildUser('member')
    await db.groupRequest.create({
      data: { groupId: ended.id, userId: asking.id },
    })
    await signInEditor()
    await archiveGroup({ id: ended.id, reason: 'The batch has ended' })
    expect(await placesIn(ended.id)).toEqual([])
    const notices = await db.notice.findMany({ orderBy: { userId: 'asc' } })
    expect(notices).toMatchObject([
      { userId: leader.id, kind: 'GROUP_LEFT' },
      { userId: member.id, kind: 'GROUP_LEFT' },
      { userId: asking.id, kind: 'GROUP_DECLINED' },
    ])
    expect(notices[1].facts).toEqual({
      group: ended.name,
      reason: 'The batch has ended',
    })
    await expect(
      updateGroup({ id: ended.id, input: newGroup() })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('a sub-group', () => {
  scenario(
    'Is created, changed and ended; its people stay in the group',
    async () => {
      const parent = await buildGroup()
      await signInEditor()
      const input = { name: 'Circle', capacity: 5, meetingUrl: '' }
      const { id } = await createSubGroup({ groupId: parent.id, input })
      expect(await subGroup({ id })).toMatchObject({
        ...input,
        groupName: parent.name,
        memberCount: 0,
      })
      const member = await buildGroupMember(parent.id, { subGroupId: id })
      await updateSubGroup({ id, input: { ...input, name: 'Ring' } })
      expect((await group({ id: parent.id }))?.subGroups).toMatchObject([
        { name: 'Ring', memberCount: 1 },
      ])
      await archiveSubGroup({ id })
      expect(await placesIn(parent.id)).toEqual([
        { userId: member.id, role: 'MEMBER', subGroupId: null },
      ])
      expect((await group({ id: parent.id }))?.subGroups).toEqual([])
      await expect(updateSubGroup({ id, input })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario('Is refused in an ended group, and with a taken name', async () => {
    const parent = await buildGroup()
    const { name } = await buildSubGroup(parent.id)
    await signInEditor()
    const input = { name: name.toUpperCase(), meetingUrl: '' }
    await expect(
      createSubGroup({ groupId: parent.id, input })
    ).rejects.toMatchObject(refusedFields({ name: 'NAME_TAKEN' }))
    await archiveGroup({ id: parent.id, reason: 'Over' })
    await expect(
      createSubGroup({ groupId: parent.id, input: { ...input, name: 'New' } })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('the groups that staff reach', () => {
  scenario(
    'All for those above team leads; search and ended ones',
    async () => {
      const open = await buildGroup({ name: 'Alon' })
      await buildGroup({ name: 'Bagwis' })
      await buildGroup({ name: 'Cebu', archivedAt: new Date() })
      signIn(await buildUser('success-manager'), 'success-manager')
      const namesOf = async (args: Parameters<typeof groupsPage>[0]) =>
        (await groupsPage(args)).rows.map(({ name }) => name)
      expect(await namesOf({})).toEqual(['Alon', 'Bagwis'])
      expect(await namesOf({ q: 'alo' })).toEqual(['Alon'])
      expect(await namesOf({ filter: 'ARCHIVED' })).toEqual(['Cebu'])
      expect((await groupChoices()).map(({ id }) => id)).toContain(open.id)
    }
  )

  scenario('Only their own for coaches and team leads', async () => {
    const own = await buildGroup()
    const other = await buildGroup()
    const ring = await buildSubGroup(other.id)
    const coach = await buildUser('coach')
    await db.groupMembership.create({
      data: { groupId: own.id, userId: coach.id, role: 'LEADER' },
    })
    await signInWithGroup(coach, 'coach')
    expect((await groupsPage({})).rows.map(({ id }) => id)).toEqual([own.id])
    expect(await group({ id: own.id })).not.toBeNull()
    expect(await group({ id: other.id })).toBeNull()
    expect(await subGroup({ id: ring.id })).toBeNull()
    expect((await groupChoices()).map(({ id }) => id)).toEqual([own.id])
  })
})
