import { db } from 'src/lib/db'
import {
  buildBuddies,
  buildBuddy,
  buildLedBuddies,
  signInAsBuddy,
} from 'src/testing/accountability'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { leaveAccountabilityGroup } from '../accountabilityMembers'
import {
  endAccountabilityGroup,
  updateAccountabilityGroup,
} from '../saveAccountabilityGroup'

import {
  answerNomination,
  appointTeamLead,
  shortlistCandidate,
  withdrawCandidacy,
} from './decideCandidacy'
import { leadSelection, leadSelectionsPage } from './leadSelections'
import { nominateTeamLead, openLeadSelection } from './nominate'

const signInEditor = async () => {
  const user = await buildUser('head-coach')
  signIn(user, 'head-coach')
  return user
}

const nominate = (groupId: number, userId: number, pitch = 'Keeps us going') =>
  nominateTeamLead({ input: { groupId, userId, pitch } })

const changesOf = async (userId: number) => {
  const rows = await db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ facts }) => (facts as { change: string }).change)
}

const statusOf = async (id: number) =>
  (await db.teamLeadCandidacy.findUniqueOrThrow({ where: { id } })).status

/** A group without a leader, and three members. */
const leaderless = async () => {
  const group = await buildBuddies()
  return {
    group,
    ana: await buildBuddy(group.id),
    ben: await buildBuddy(group.id),
    ella: await buildBuddy(group.id),
  }
}

type Buddy = Awaited<ReturnType<typeof buildBuddy>>

/** Ben is nominated by Ana. */
const nominated = async () => {
  const people = await leaderless()
  await signInAsBuddy(people.ana)
  return { ...people, id: await nominate(people.group.id, people.ben.id) }
}

const answer = async (
  id: number,
  user: Buddy,
  isAccepted = true,
  reason?: string
) => {
  await signInAsBuddy(user)
  return answerNomination({ id, isAccepted, reason })
}

describe('nominating a leader', () => {
  scenario('Asks a member of the group, who is told why', async () => {
    const { group, ben, id } = await nominated()
    expect(await statusOf(id)).toBe('NOMINATED')
    expect(
      await db.notice.findFirstOrThrow({ where: { userId: ben.id } })
    ).toMatchObject({
      kind: 'ACCOUNTABILITY',
      path: `/accountability-team-lead-selection/${group.id}`,
      facts: { change: 'nominated', reason: 'Keeps us going' },
    })
    expect(await leadSelection({ groupId: group.id })).toMatchObject({
      isChoosing: true,
      mayDecide: false,
      candidacies: [{ id, status: 'NOMINATED', isOwn: false }],
      people: [{}, {}],
    })
  })

  scenario('Of oneself is accepted at once', async () => {
    const { group, ana } = await leaderless()
    await signInAsBuddy(ana)
    expect(await statusOf(await nominate(group.id, ana.id))).toBe('ACCEPTED')
    expect(await changesOf(ana.id)).toEqual([])
  })

  scenario('Needs a person and a reason', async () => {
    const { group, ana } = await leaderless()
    await signInAsBuddy(ana)
    await expect(
      nominateTeamLead({ input: { groupId: group.id, pitch: ' ' } })
    ).rejects.toMatchObject(
      refusedFields({ userId: 'REQUIRED', pitch: 'REQUIRED' })
    )
  })

  scenario(
    'Takes place once for a person, also under concurrency',
    async () => {
      const { group, ben } = await nominated()
      await expect(nominate(group.id, ben.id)).rejects.toMatchObject(
        refusedFields({ userId: 'NOMINATED_ALREADY' })
      )
      const other = await leaderless()
      await signInAsBuddy(other.ana)
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map(() => nominate(other.group.id, other.ben.id))
      )
      expect(
        outcomes.filter(({ status }) => status === 'fulfilled')
      ).toHaveLength(1)
    }
  )

  scenario('Is refused for strangers, and by them', async () => {
    const { group, ana } = await leaderless()
    const stranger = await buildUser('member')
    await signInAsBuddy(ana)
    await expect(nominate(group.id, stranger.id)).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(
      nominateTeamLead({
        input: { groupId: group.id, person: stranger.email, pitch: 'Good' },
      })
    ).rejects.toMatchObject(refusedFields({ person: 'ATTENDEE_UNKNOWN' }))
    await signInAsBuddy(stranger)
    await expect(nominate(group.id, ana.id)).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await leadSelection({ groupId: group.id })).toBeNull()
    expect(await leadSelectionsPage({})).toMatchObject({ total: 0 })
  })

  scenario('By an editor may name anybody who leads no group', async () => {
    const { group } = await leaderless()
    const { leader } = await buildLedBuddies()
    const outsider = await buildUser('member')
    await signInEditor()
    const name = (person: string) =>
      nominateTeamLead({ input: { groupId: group.id, person, pitch: 'Good' } })
    expect(await statusOf(await name(outsider.email))).toBe('NOMINATED')
    await expect(name(leader.email)).rejects.toMatchObject(
      refusedFields({ person: 'LEADS_ANOTHER' })
    )
  })

  scenario('Reaches a person outside the group, who answers', async () => {
    const { group, ella } = await leaderless()
    const outsider = await buildUser('member')
    await signInEditor()
    const id = await nominateTeamLead({
      input: { groupId: group.id, person: outsider.email, pitch: 'Good' },
    })
    await signInAsBuddy(outsider)
    expect(await leadSelection({ groupId: group.id })).toMatchObject({
      candidacies: [{ id, isOwn: true }],
      people: [],
      mayDecide: false,
    })
    await expect(nominate(group.id, ella.id)).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await answerNomination({ id, isAccepted: true })
    await signInEditor()
    await appointTeamLead({ id })
    expect(await changesOf(ella.id)).toEqual(['newLeader'])
  })

  scenario('Ends when the candidate leaves the group', async () => {
    const { group, ana } = await leaderless()
    await signInAsBuddy(ana)
    const id = await nominate(group.id, ana.id)
    await leaveAccountabilityGroup({ reason: 'Too many evenings' })
    expect(await statusOf(id)).toBe('ENDED')
  })

  scenario('Needs a group that chooses', async () => {
    const { group, leader, ana, ben } = await buildLedBuddies()
    await signInAsBuddy(ana)
    await expect(nominate(group.id, ben.id)).rejects.toMatchObject(
      refusal('SELECTION_CLOSED')
    )
    await expect(
      openLeadSelection({ groupId: group.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await signInAsBuddy(leader)
    expect(await openLeadSelection({ groupId: group.id })).toBe(true)
    expect(await openLeadSelection({ groupId: group.id })).toBe(true)
    expect(await changesOf(ana.id)).toEqual(['choosing'])
    await signInAsBuddy(ana)
    await nominate(group.id, ben.id)
    expect((await leadSelectionsPage({})).rows).toMatchObject([
      { id: group.id, candidateCount: 1, shortlistedCount: 0, memberCount: 2 },
    ])
  })
})

describe('a nomination', () => {
  scenario('Is accepted, which who nominated is told', async () => {
    const { id, ana, ben } = await nominated()
    await answer(id, ben)
    expect(await statusOf(id)).toBe('ACCEPTED')
    expect(await changesOf(ana.id)).toEqual(['accepted'])
    await expect(answer(id, ben)).rejects.toMatchObject(
      refusal('CANDIDACY_CHANGED')
    )
  })

  scenario('Is declined with a reason that few read', async () => {
    const { id, group, ana, ben, ella } = await nominated()
    await expect(answer(id, ben, false)).rejects.toMatchObject(
      refusedFields({ reason: 'REQUIRED' })
    )
    await answer(id, ben, false, 'No time')
    expect(await changesOf(ana.id)).toEqual(['declined'])
    const reasonToLeader = async (leaderId: number) =>
      (
        await db.notice.findFirstOrThrow({
          where: { userId: leaderId },
          orderBy: { id: 'desc' },
        })
      ).facts
    const led = await buildLedBuddies()
    await db.accountabilityGroup.update({
      where: { id: led.group.id },
      data: { choosesLeader: true },
    })
    await signInAsBuddy(led.ana)
    await answer(
      await nominate(led.group.id, led.ben.id),
      led.ben,
      false,
      'Ill'
    )
    expect(await reasonToLeader(led.leader.id)).toMatchObject({
      change: 'declined',
      reason: null,
    })
    const reasonFor = async (user: Buddy) => {
      await signInAsBuddy(user)
      const found = await leadSelection({ groupId: group.id })
      return found?.candidacies[0].reason
    }
    expect(await reasonFor(ana)).toBe('No time')
    expect(await reasonFor(ella)).toBe('')
  })

  scenario('Belongs to the candidate alone', async () => {
    const { id, ana, ella } = await nominated()
    for (const user of [ana, ella]) {
      await expect(answer(id, user)).rejects.toMatchObject(refusal('NOT_FOUND'))
      await expect(
        withdrawCandidacy({ id, reason: 'No' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
    const stranger = await buildUser('member')
    await expect(answer(id, stranger)).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Is withdrawn by the candidate, or ended by an editor', async () => {
    const { id, ana, ben } = await nominated()
    await answer(id, ben)
    await withdrawCandidacy({ id, reason: 'New job' })
    expect(await changesOf(ana.id)).toEqual(['accepted', 'withdrawn'])
    const other = await nominated()
    await signInEditor()
    await withdrawCandidacy({ id: other.id, reason: 'Leads elsewhere soon' })
    expect(await changesOf(other.ben.id)).toEqual(['nominated', 'notChosen'])
  })
})

describe('appointing a leader', () => {
  const standing = async () => {
    const people = await nominated()
    await answer(people.id, people.ben)
    await signInAsBuddy(people.ella)
    const own = await nominate(people.group.id, people.ella.id)
    return { ...people, own }
  }

  scenario('Goes over a shortlist, each step told', async () => {
    const { id, own, group, ana, ben, ella } = await standing()
    await signInEditor()
    await shortlistCandidate({ id, isShortlisted: true })
    await shortlistCandidate({ id, isShortlisted: false })
    await shortlistCandidate({ id, isShortlisted: true })
    await expect(
      shortlistCandidate({ id, isShortlisted: true })
    ).rejects.toMatchObject(refusal('CANDIDACY_CHANGED'))
    expect(await appointTeamLead({ id })).toBe(true)
    expect(await changesOf(ben.id)).toEqual([
      'nominated',
      'shortlisted',
      'notShortlisted',
      'shortlisted',
      'leads',
    ])
    expect(await changesOf(ella.id)).toEqual(['newLeader', 'notChosen'])
    expect(await changesOf(ana.id)).toEqual(['accepted', 'newLeader'])
    expect([await statusOf(id), await statusOf(own)]).toEqual([
      'APPOINTED',
      'ENDED',
    ])
    expect(
      await db.accountabilityGroup.findUniqueOrThrow({
        where: { id: group.id },
      })
    ).toMatchObject({ leaderId: ben.id, choosesLeader: false })
    // The leader is no member any more.
    expect(
      await db.accountabilityMember.count({
        where: { userId: ben.id, endedAt: null },
      })
    ).toBe(0)
    await expect(appointTeamLead({ id: own })).rejects.toMatchObject(
      refusal('SELECTION_CLOSED')
    )
  })

  scenario('Takes over from the leader until then', async () => {
    const { group, leader, ana } = await buildLedBuddies()
    await signInAsBuddy(leader)
    await openLeadSelection({ groupId: group.id })
    await signInAsBuddy(ana)
    const id = await nominate(group.id, ana.id)
    expect(await changesOf(leader.id)).toEqual(['accepted'])
    await signInEditor()
    await appointTeamLead({ id })
    expect(await changesOf(leader.id)).toEqual(['accepted', 'leadOver'])
  })

  scenario('Needs somebody who stands, and happens once', async () => {
    const { id, own, ben, ella } = await standing()
    const asked = await nominated()
    await signInEditor()
    await expect(appointTeamLead({ id: asked.id })).rejects.toMatchObject(
      refusal('CANDIDACY_CHANGED')
    )
    const outcomes = await Promise.allSettled(
      [id, own, id, own].map((each) => appointTeamLead({ id: each }))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(
      await db.accountabilityGroup.count({
        where: { leaderId: { in: [ben.id, ella.id] } },
      })
    ).toBe(1)
  })

  scenario('Refuses who leads another group by now', async () => {
    const { id, ben } = await standing()
    await buildBuddies({ leaderId: ben.id })
    await signInEditor()
    await expect(appointTeamLead({ id })).rejects.toMatchObject(
      refusedFields({ leader: 'LEADS_ANOTHER' })
    )
    expect(await statusOf(id)).toBe('ACCEPTED')
  })

  scenario('Ends the choice even when staff name a leader', async () => {
    const { id, own, group } = await standing()
    const leader = await buildUser('member')
    await signInEditor()
    await updateAccountabilityGroup({
      id: group.id,
      input: {
        name: group.name,
        leader: leader.email,
        cadence: 'WEEKLY',
        checkInDay: 'FR',
        maxSize: 6,
        language: 'en',
        meetingUrl: '',
        chatUrl: '',
      },
    })
    expect([await statusOf(id), await statusOf(own)]).toEqual([
      'ENDED',
      'ENDED',
    ])
    await endAccountabilityGroup({ id: group.id, reason: 'Done' })
    await expect(appointTeamLead({ id })).rejects.toMatchObject(
      refusal('SELECTION_CLOSED')
    )
  })
})
