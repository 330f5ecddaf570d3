// The current user as the client sees it (spec section 3), and the role check (section 6).
import { earlier } from 'src/lib/instants'
import { findSession, type SessionRow } from 'src/lib/sessions/sessions'
import {
  startImpersonation,
  startSession,
} from 'src/lib/sessions/sessionTokens'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildGroup, buildGroupMember, buildSubGroup } from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { getCurrentUser, hasRole, isAuthenticated, requireAuth } from './auth'
import { db } from './db'

const specified = `id email slug tribeId firstName lastName profileImage roles accessLevels accessLevel stage managedStage
  stagesAsReviewer group managedGroup accountabilityAsLeaderId accountabilityGroupId isFastTrackStudent
  affiliateTimestamp pageAccess functionAccess batch facebookProfile isJourneyFormCompleted isBatch17
  showReturneeModal is20205Enrollees isChallenger isImpersonating originalUserId membershipStatus`

const seenAs = async (user: { id: number; authVersion: number }) => {
  const token = await startSession(db, { ...user, isStaff: false }, {})
  const row = await findSession(`session=${token}`)
  return getCurrentUser(row as SessionRow)
}

describe('the current user', () => {
  scenario('Has exactly the fields of the spec', async () => {
    const fields = specified.split(/\s+/).sort()
    const fieldsOf = async (user: Parameters<typeof seenAs>[0]) =>
      Object.keys(await seenAs(user)).sort()
    expect(await fieldsOf(await buildUser())).toEqual(fields)

    // The fields are the same for users who have to set up a second factor, during the period of grace and after it.
    const admin = await buildUser('admin')
    await db.userAccessLevel.updateMany({
      data: { createdAt: earlier(new Date(), 30, 'day') },
    })
    const name = 'second-factor-required'
    await db.setting.create({ data: { name, value: 'administrators' } })
    for (const [daysAgo, roles] of [
      [1, ['admin']],
      [8, []],
    ] as const) {
      await db.setting.update({
        where: { name },
        data: { updatedAt: earlier(new Date(), daysAgo, 'day') },
      })
      expect(await seenAs(admin)).toMatchObject({ roles })
      expect(await fieldsOf(admin)).toEqual(fields)
    }
  })

  scenario('Has their stage', async () => {
    const stage = await buildStage()
    const member = await buildUser('member', { stageId: stage.id })
    expect(await seenAs(member)).toMatchObject({
      stage: { id: stage.id, number: stage.number, name: stage.name },
      isImpersonating: false,
      originalUserId: null,
      membershipStatus: null,
    })
  })

  scenario('Says since when they are an affiliate', async () => {
    const { user, termsAcceptedAt } = await buildAffiliate()
    expect(await seenAs(user)).toMatchObject({
      affiliateTimestamp: termsAcceptedAt.toISOString(),
      roles: ['affiliate'],
    })
    // Staff gave the level; the terms are not accepted yet.
    expect(await seenAs(await buildUser('affiliate'))).toMatchObject({
      affiliateTimestamp: null,
    })
  })

  scenario('Has their group, which leaders and assistants manage', async () => {
    const group = await buildGroup()
    const ring = await buildSubGroup(group.id)
    const named = { id: group.id, name: group.name }
    const member = await buildGroupMember(group.id, { subGroupId: ring.id })
    expect(await seenAs(member)).toMatchObject({
      group: { ...named, subGroupId: ring.id },
      managedGroup: null,
    })
    for (const role of ['LEADER', 'ASSISTANT'] as const) {
      const leader = await buildGroupMember(group.id, { role })
      expect(await seenAs(leader)).toMatchObject({
        group: { ...named, subGroupId: null },
        managedGroup: named,
      })
    }
    // A lapsed membership has no group until it is renewed.
    const lapsed = await buildUser('non-member')
    await db.groupMembership.create({
      data: { groupId: group.id, userId: lapsed.id, role: 'LEADER' },
    })
    expect(await seenAs(lapsed)).toMatchObject({
      group: null,
      managedGroup: null,
    })
  })

  scenario('Has duties on stages while a level counts', async () => {
    const { id, number, name } = await buildStage()
    const coach = await buildUser('coach')
    await buildUser('non-member')
    await db.stageStaff.createMany({
      data: (['LEADER', 'REVIEWER'] as const).map((duty) => ({
        stageId: id,
        userId: coach.id,
        duty,
      })),
    })
    const stage = { id, number, name }
    expect(await seenAs(coach)).toMatchObject({
      managedStage: stage,
      stagesAsReviewer: [stage],
    })
    await db.userAccessLevel.updateMany({
      where: { userId: coach.id },
      data: { accessLevelId: 'non-member' },
    })
    expect(await seenAs(coach)).toMatchObject({
      managedStage: null,
      stagesAsReviewer: [],
    })
  })

  scenario('Is a member first, whatever other levels they have', async () => {
    const user = await buildUser('affiliate')
    await buildUser('member')
    await db.userAccessLevel.create({
      data: { userId: user.id, accessLevelId: 'member' },
    })
    expect(await seenAs(user)).toMatchObject({
      roles: expect.arrayContaining(['affiliate', 'member']),
      accessLevel: { id: 'member', name: 'member' },
    })
  })

  scenario('Sees the school’s own levels by their labels', async () => {
    const user = await buildUser('member')
    await db.accessLevel.create({
      data: {
        id: 'workshop-host',
        name: 'workshop-host',
        label: 'Workshop host',
        rank: 15,
        position: 99,
        pageAccess: {},
        functionAccess: {},
        users: { create: { userId: user.id } },
      },
    })
    expect(await seenAs(user)).toMatchObject({
      roles: ['member', 'workshop-host'],
      accessLevels: [
        { id: 'member', name: 'member' },
        { id: 'workshop-host', name: 'Workshop host' },
      ],
    })
  })

  scenario(
    'Is a member while a subscription runs, and a lapsed member after it',
    async () => {
      const user = await buildUser('non-member')
      const { subscriptionId } = await buildInvoice({
        userId: user.id,
        status: 'ACTIVE',
      })
      const expire = (expiry: Date) =>
        db.subscription.update({
          where: { id: subscriptionId },
          data: { startsAt: new Date('2025-01-01'), expiry },
        })
      await expire(new Date(Date.now() + 3 * DAY_MS))
      expect(await seenAs(user)).toMatchObject({
        roles: ['member'],
        membershipStatus: 'Active',
      })
      await expire(new Date(Date.now() - 3 * DAY_MS))
      expect(await seenAs(user)).toMatchObject({
        roles: ['member'],
        accessLevels: [{ id: 'member:lapsed', name: 'member' }],
        membershipStatus: 'Expired',
      })
    }
  )

  scenario('Names the administrator behind an impersonation', async () => {
    const [member, admin] = [await buildUser(), await buildUser('admin')]
    await startSession(db, { ...admin, isStaff: true }, {})
    const { id: sessionId } = await db.session.findFirstOrThrow()
    const token = await startImpersonation(db, member, {
      sessionId,
      userId: admin.id,
    })
    const row = await findSession(`session=${token}`)
    expect(await getCurrentUser(row as SessionRow)).toMatchObject({
      id: member.id,
      isImpersonating: true,
      originalUserId: admin.id,
    })
  })
})

describe('the role check', () => {
  const asked: [string | string[], boolean][] = [
    ['coach', true],
    [['admin', 'coach'], true],
    ['admin', false],
    [[], false],
  ]
  test.each(asked)('Is for a coach and the roles %j: %p', (roles, passes) => {
    signIn({ id: 1, email: 'coach@example.com' }, 'coach')
    expect(hasRole(roles)).toBe(passes)
  })

  test('Fails without a user and for a user without roles', () => {
    expect(isAuthenticated()).toBe(false)
    expect(hasRole('member')).toBe(false)
    mockCurrentUser({ id: 1 } as never)
    expect(hasRole('member')).toBe(false)
  })

  test('Distinguishes visitors from users without the right', () => {
    const codeOf = (check: () => void) => {
      try {
        check()
        return 'passes'
      } catch (error) {
        return (error as ReturnType<typeof refusal>).extensions.code
      }
    }
    expect(codeOf(() => requireAuth())).toBe('UNAUTHENTICATED')
    signIn({ id: 1, email: 'coach@example.com' }, 'coach')
    expect(codeOf(() => requireAuth({ roles: 'admin' }))).toBe('FORBIDDEN')
    expect(codeOf(() => requireAuth({ roles: ['admin', 'coach'] }))).toBe(
      'passes'
    )
  })
})
