// Accountability groups of a challenge.
import { db } from 'src/lib/db'
import { accountabilityGroupsPage } from 'src/services/community/accountability/accountabilityGroups'
import {
  createAccountabilityGroup,
  updateAccountabilityGroup,
} from 'src/services/community/accountability/saveAccountabilityGroup'
import {
  buildBuddies,
  buildBuddy,
  signInAsBuddy,
} from 'src/testing/accountability'
import { buildChallenge } from 'src/testing/challenge'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'

const inputOf = (challengeId: number | null) => ({
  name: `Buddies ${draw()}`,
  cadence: 'DAILY' as const,
  maxSize: 4,
  language: 'en' as const,
  meetingUrl: '',
  chatUrl: '',
  challengeId,
})

describe('the group of a challenge', () => {
  scenario('Names its challenge, and can leave it', async () => {
    const { id: challengeId, name } = await buildChallenge()
    signIn(await buildUser('head-coach'), 'head-coach')
    const { id } = await createAccountabilityGroup({
      input: inputOf(challengeId),
    })
    expect(
      (await accountabilityGroupsPage({ challengeId })).rows
    ).toMatchObject([{ id, challengeId, challengeName: name }])
    await updateAccountabilityGroup({ id, input: inputOf(null) })
    expect((await accountabilityGroupsPage({ challengeId })).total).toBe(0)
  })

  scenario('Is refused for a challenge that does not exist', async () => {
    signIn(await buildUser('head-coach'), 'head-coach')
    await expect(
      createAccountabilityGroup({ input: inputOf(9999) })
    ).rejects.toMatchObject(refusedFields({ challengeId: 'INVALID' }))
    expect(await db.accountabilityGroup.count()).toBe(0)
  })

  scenario('Is shown to its people only, and to staff', async () => {
    const { id: challengeId } = await buildChallenge()
    const own = await buildBuddies({ challengeId })
    const other = await buildBuddies({ challengeId })
    await buildBuddies()
    const ana = await buildBuddy(own.id)
    const shown = async (args: object) =>
      (await accountabilityGroupsPage(args)).rows
        .map(({ id }) => id)
        .sort((one, other) => one - other)
    await signInAsBuddy(ana)
    expect(await shown({ ofChallenges: true })).toEqual([own.id])
    expect(await shown({ challengeId })).toEqual([own.id])
    signIn(await buildUser('member'), 'member')
    expect(await shown({ ofChallenges: true })).toEqual([])
    signIn(await buildUser('head-coach'), 'head-coach')
    expect(await shown({ ofChallenges: true })).toEqual([own.id, other.id])
  })
})
