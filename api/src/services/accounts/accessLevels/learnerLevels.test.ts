// Which levels a purchase or an enrolment may give, and what a purchase gives to staff.
import { getCurrentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { findSession, type SessionRow } from 'src/lib/sessions/sessions'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { createFunnel } from 'src/services/marketing/funnels/saveFunnel'
import {
  buildInvoice,
  buildPaymentTerm,
  buildProduct,
} from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'
import { lockWaits } from 'src/testing/lockWaits'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { createAccessLevel, updateAccessLevel } from './accessLevels'
import { grantLevels } from './grantLevels'

const input = {
  label: 'Auditor',
  rank: 0,
  pageAccess: { infoLogsReport: true },
  functionAccess: {},
}

const buildLevel = async (change: object = {}) => {
  await buildAccessLevel('member')
  signIn(await buildUser('admin'), 'admin')
  return createAccessLevel({ name: 'auditor', input: { ...input, ...change } })
}

const funnelWith = async (level: string) => ({
  productId: (await buildProduct()).id,
  input: {
    name: 'Free',
    slug: `free-${draw()}`,
    status: 'PUBLISHED' as const,
    headline: '',
    body: '',
    closedMessage: '',
    startByDays: 0,
    template: 'TEMPLATE_1' as const,
    paymentTermIds: [(await buildPaymentTerm()).id],
    accessLevelIds: [level],
  },
})

const sell = async (level: string) => {
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
  return createFunnel(await funnelWith(level))
}

const enrol = async () => {
  const { id } = await buildUser()
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
  return grantLevels(db, id, ['auditor'])
}

describe('a level with a right that members lack', () => {
  scenario('Is given by no funnel and no enrollment', async () => {
    expect(await buildLevel()).toMatchObject({ isGrantable: false })
    await expect(sell('auditor')).rejects.toMatchObject(
      refusedFields({ accessLevelIds: 'ACCESS_LEVEL_TOO_HIGH' })
    )
    await expect(enrol()).rejects.toMatchObject(
      refusal('ACCESS_LEVEL_TOO_HIGH')
    )
  })

  scenario('Is given if its sale is allowed', async () => {
    expect(await buildLevel({ maySell: true })).toMatchObject({
      isGrantable: true,
    })
    await sell('auditor')
    await enrol()
  })

  scenario('Is not given above the rank of learners', async () => {
    await buildLevel({ maySell: true, rank: 15 })
    await expect(sell('auditor')).rejects.toMatchObject(
      refusedFields({ accessLevelIds: 'ACCESS_LEVEL_TOO_HIGH' })
    )
  })
})

scenario('A level that a funnel gives gets no further rights', async () => {
  const { id, version } = await buildLevel({ pageAccess: {} })
  await sell('auditor')
  signIn(await buildUser('admin'), 'admin')
  const change = { id, version, input }
  await expect(updateAccessLevel(change)).rejects.toMatchObject(
    refusal('ACCESS_LEVEL_SOLD')
  )
  await updateAccessLevel({ ...change, input: { ...input, maySell: true } })
})

scenario('A level gets no right while a funnel begins to give it', async () => {
  const { id, version } = await buildLevel({ pageAccess: {} })
  const funnel = await funnelWith(id)
  const client = await pool.connect()
  try {
    // The funnel is checked, and then waits for its payment term.
    await client.query('BEGIN; SELECT FROM "PaymentTerm" FOR UPDATE')
    const sale = createFunnel(funnel)
    await lockWaits()
    const change = updateAccessLevel({ id, version, input })
    await Promise.race([change, lockWaits(2)])
    await client.query('COMMIT')
    await sale
    await expect(change).rejects.toMatchObject(refusal('ACCESS_LEVEL_SOLD'))
  } finally {
    // Ends its transaction, whatever has happened.
    client.release(true)
  }
})

describe('a person who creates levels', () => {
  const CREATE = `mutation ($input: AccessLevelInput!) { createAccessLevel(name: "auditor", input: $input) { id } }`

  /** A user who may create levels, and nothing else. */
  const buildCreator = async () => {
    await buildAccessLevel('member')
    const caller = await buildCaller('member')
    await db.accessLevel.create({
      data: {
        id: 'creator',
        name: 'creator',
        label: 'Creator',
        rank: 20,
        functionAccess: { 'access-level_create': true },
        users: { create: { userId: caller.user.id } },
      },
    })
    return caller
  }

  scenario('Gives only rights of their own', async () => {
    const { ask } = await buildCreator()
    expect((await ask(CREATE, { input })).code).toBe('RIGHTS_NOT_HELD')
    const functionAccess = { user_create: true }
    expect(
      (
        await ask(CREATE, {
          input: { ...input, pageAccess: {}, functionAccess },
        })
      ).code
    ).toBe('RIGHTS_NOT_HELD')
    const own = { pageAccess: { profile: true }, functionAccess: {} }
    expect((await ask(CREATE, { input: { ...input, ...own } })).data).toEqual({
      createAccessLevel: { id: 'auditor' },
    })
  })

  scenario('Does not allow its sale', async () => {
    const { ask } = await buildCreator()
    const sold = { ...input, pageAccess: {}, maySell: true }
    expect((await ask(CREATE, { input: sold })).code).toBe('FORBIDDEN')
  })

  scenario('Chooses a rank', async () => {
    const { ask } = await buildCreator()
    const { rank: _rank, ...unranked } = input
    expect((await ask(CREATE, { input: unranked })).codes).toEqual({
      rank: 'REQUIRED',
    })
  })
})

describe('a purchase', () => {
  const buyAs = async (
    role: 'member' | 'tribe-team-fa',
    change: object,
    levelIds: string[] = []
  ) => {
    await buildLevel(change)
    const user = await buildUser(role)
    await db.userAccessLevel.createMany({
      data: levelIds.map((accessLevelId) => ({
        userId: user.id,
        accessLevelId,
      })),
    })
    const { subscription } = await buildInvoice({ userId: user.id })
    await db.funnelAccessLevel.create({
      data: { funnelId: subscription.funnelId, accessLevelId: 'auditor' },
    })
    await db.subscription.update({
      where: { id: subscription.id },
      data: {
        status: 'ACTIVE',
        startsAt: new Date('2026-01-01'),
        expiry: new Date('9999-12-31'),
      },
    })
    const token = await startSession(db, { ...user, isStaff: false }, {})
    return getCurrentUser((await findSession(`session=${token}`)) as SessionRow)
  }

  scenario('Gives learners the rights of its level', async () => {
    const { pageAccess, roles } = await buyAs('member', { maySell: true })
    expect(roles).toContain('auditor')
    expect(pageAccess.infoLogsReport).toBe(true)
  })

  scenario('Gives no right that members lack and nobody allowed', async () => {
    const { pageAccess, roles } = await buyAs('member', {
      pageAccess: { infoLogsReport: true, profile: true },
    })
    expect(roles).toContain('auditor')
    expect(pageAccess).toMatchObject({ infoLogsReport: false, profile: true })
  })

  scenario('Gives no level above the rank of learners', async () => {
    const { roles } = await buyAs('member', { rank: 15, maySell: true })
    expect(roles).not.toContain('auditor')
  })

  scenario(
    'Gives its rights beside a level that only opens courses',
    async () => {
      const alumni = await db.accessLevel.create({
        data: { id: 'alumni', name: 'alumni', label: 'Alumni', rank: 0 },
      })
      const { pageAccess, roles } = await buyAs('member', { maySell: true }, [
        alumni.id,
      ])
      expect(roles).toContain('auditor')
      expect(pageAccess.infoLogsReport).toBe(true)
    }
  )

  scenario('Gives staff the level without further rights', async () => {
    const { pageAccess, roles } = await buyAs('tribe-team-fa', {
      maySell: true,
    })
    expect(roles).toContain('auditor')
    expect(pageAccess).toMatchObject({ infoLogsReport: false, users: true })
  })
})
