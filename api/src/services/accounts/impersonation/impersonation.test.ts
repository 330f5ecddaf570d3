// Impersonation (docs/security.md S-35), through the real handler with real sessions.
import { db } from 'src/lib/db'
import { findSession } from 'src/lib/sessions/sessions'
import type { RoleId } from 'src/shared/access/permissions'
import { send, who } from 'src/testing/auth'
import { ask, buildCaller } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

const START =
  'mutation ($id: Int!) { impersonateUser(id: $id, reason: "She asked why her course is closed") }'
const STOP =
  'mutation ($id: Int!) { StopImpersonationMutation(originalUserId: $id) }'
const WHO = '{ redwood { currentUser } }'

/** An administrator who impersonates a member. */
const acting = async () => {
  const admin = await buildCaller('admin')
  const member = await buildUser()
  const { cookie } = await admin.ask(START, { id: member.id })
  return { admin, member, cookie }
}

describe('starting an impersonation', () => {
  scenario(
    'Shows the product as the other user sees it, and says so',
    async () => {
      const { admin, member, cookie } = await acting()
      const { data } = await ask(WHO, {}, cookie)
      expect(data).toMatchObject({
        redwood: {
          currentUser: {
            id: member.id,
            roles: ['member'],
            isImpersonating: true,
            originalUserId: admin.user.id,
          },
        },
      })
      expect(cookie).not.toBe(admin.cookie)
      expect(await who(admin.cookie)).toBeNull()
    }
  )

  scenario('Requires a reason, which the log stores', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser()
    const { codes } = await admin.ask(
      `mutation { impersonateUser(id: ${id}, reason: " ") }`
    )
    expect(codes).toEqual({ reason: 'REASON_REQUIRED' })
    await admin.ask(START, { id })
    expect(
      await db.infoLog.findFirst({ where: { action: 'user.impersonated' } })
    ).toMatchObject({
      actorUserId: admin.user.id,
      entityId: String(id),
      after: { reason: 'She asked why her course is closed' },
    })
  })

  const tries: [RoleId, RoleId, string | undefined][] = [
    ['admin', 'tribe-team-ro', undefined],
    ['admin', 'admin', 'NOT_LOWER_RANK'],
    ['tribe-team-ro', 'head-coach', undefined],
    ['tribe-team-ro', 'tribe-team-fa', 'NOT_LOWER_RANK'],
    ['tribe-team-ro', 'tribe-team-ro', 'NOT_LOWER_RANK'],
    ['tribe-team-ro', 'admin', 'NOT_LOWER_RANK'],
    ['tribe-team-fa', 'member', 'FORBIDDEN'],
    ['member', 'non-member', 'FORBIDDEN'],
  ]
  for (const [actor, target, refusal] of tries) {
    scenario(
      `Of ${target} by ${actor}: ${refusal ?? 'is allowed'}`,
      async () => {
        const caller = await buildCaller(actor)
        const { id } = await buildUser(target)
        expect((await caller.ask(START, { id })).code).toBe(refusal)
        expect(
          await db.session.count({ where: { actorUserId: { not: null } } })
        ).toBe(refusal ? 0 : 1)
      }
    )
  }

  scenario('Takes effect once when it is sent twice', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.ask(START, { id }))
    )
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(
      await db.session.count({ where: { actorUserId: { not: null } } })
    ).toBe(1)
  })

  scenario('Of an unknown or archived user is not found', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser('member', { archivedAt: new Date() })
    for (const each of [id, 0])
      expect((await admin.ask(START, { id: each })).code).toBe('NOT_FOUND')
  })
})

describe('during an impersonation', () => {
  scenario('The session lasts half an hour, without renewal', async () => {
    const { cookie } = await acting()
    const row = await db.session.findFirstOrThrow({
      where: { actorUserId: { not: null } },
    })
    const minutes = Math.round(
      (row.absoluteExpiresAt.getTime() - row.createdAt.getTime()) / 60_000
    )
    expect(minutes).toBe(30)
    await db.session.update({
      where: { id: row.id },
      data: { absoluteExpiresAt: new Date() },
    })
    expect(await who(cookie ?? '')).toBeNull()
  })

  scenario('Passwords, money and rights cannot be changed', async () => {
    const { cookie } = await acting()
    for (const document of [
      'mutation { setUpPassword(password: "Masarap-7-na-mangga") }',
      'mutation { skipPasswordSetup { password } }',
      'query { sendUserCredential(email: "a@example.com", name: "A", password: "x") }',
      'mutation { endOtherSessions }',
    ])
      expect((await ask(document, {}, cookie)).code).toBe(
        'NOT_WHILE_IMPERSONATING'
      )
  })

  scenario(
    'Feeds, notes, prices and forms cannot be changed or sent',
    async () => {
      const admin = await buildCaller('admin')
      const operator = await buildUser('tribe-team-ro')
      const { cookie } = await admin.ask(START, { id: operator.id })
      for (const document of [
        'mutation { drawCalendarFeed { url } }',
        'mutation { revokeCalendarFeed }',
        `mutation { addPaymentNote(userId: ${operator.id}, text: "x") { id } }`,
        'mutation { deleteFunnel(id: "x") { id } }',
        'mutation { deletePaymentTerm(id: "x") { id } }',
        'mutation { archiveCoupon(id: 1) { id } }',
        'mutation { sendForm(input: { slug: "x", versionId: 1, key: "x", answers: {} }) { __typename } }',
      ])
        expect((await ask(document, {}, cookie)).code).toBe(
          'NOT_WHILE_IMPERSONATING'
        )
    }
  )

  scenario('A second impersonation is refused', async () => {
    const admin = await buildCaller('admin')
    const operator = await buildUser('tribe-team-ro')
    const { id } = await buildUser()
    const { cookie } = await admin.ask(START, { id: operator.id })
    expect((await ask(START, { id }, cookie)).code).toBe(
      'NOT_WHILE_IMPERSONATING'
    )
  })

  scenario('Every log row names both users', async () => {
    const { admin, member, cookie } = await acting()
    await ask(STOP, { id: admin.user.id }, cookie)
    expect(
      await db.infoLog.findFirst({
        where: { action: 'user.impersonationStopped' },
      })
    ).toMatchObject({
      actorUserId: admin.user.id,
      effectiveUserId: member.id,
    })
  })

  const ends: [
    string,
    (adminId: number, memberId: number) => Promise<unknown>,
  ][] = [
    [
      'the administrator is archived',
      (id) =>
        db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
    ],
    [
      'the administrator is no more one',
      (userId) => db.userAccessLevel.deleteMany({ where: { userId } }),
    ],
    [
      'the administrator has a new password',
      (id) => db.user.update({ where: { id }, data: { authVersion: 9 } }),
    ],
    [
      'the other rises as high',
      (_, userId) =>
        db.userAccessLevel.create({ data: { userId, accessLevelId: 'admin' } }),
    ],
  ]
  for (const [name, change] of ends) {
    scenario(`The impersonation ends at once when ${name}`, async () => {
      const { admin, member, cookie } = await acting()
      expect(await findSession(cookie)).not.toBeNull()
      await change(admin.user.id, member.id)
      expect(await findSession(cookie)).toBeNull()
    })
  }
})

describe('stopping an impersonation', () => {
  scenario(
    'Returns to the administrator’s own account, under a new token',
    async () => {
      const { admin, cookie } = await acting()
      const { data, cookie: back } = await ask(
        STOP,
        { id: admin.user.id },
        cookie
      )
      expect(data).toEqual({ StopImpersonationMutation: true })
      expect(await who(back ?? '')).toBe(admin.user.email)
      expect(back).not.toBe(admin.cookie)
      expect(await who(cookie ?? '')).toBeNull()
      expect(await who(admin.cookie)).toBeNull()
    }
  )

  scenario(
    'Is refused a second time and without an impersonation',
    async () => {
      const { admin, cookie } = await acting()
      const { cookie: back } = await ask(STOP, { id: admin.user.id }, cookie)
      expect((await ask(STOP, { id: admin.user.id }, cookie)).code).toBe(
        'UNAUTHENTICATED'
      )
      for (const role of ['member', 'tribe-team-ro'] as const) {
        const caller = await buildCaller(role)
        expect((await caller.ask(STOP, { id: caller.user.id })).code).toBe(
          'FORBIDDEN'
        )
      }
      expect((await ask(STOP, { id: admin.user.id }, back)).code).toBe(
        'FORBIDDEN'
      )
    }
  )

  scenario(
    'Is refused and logged with another id, and changes nothing',
    async () => {
      const { member, cookie } = await acting()
      expect((await ask(STOP, { id: member.id }, cookie)).code).toBe(
        'FORBIDDEN'
      )
      expect(await who(cookie ?? '')).toBe(member.email)
      expect(
        await db.infoLog.count({
          where: { action: 'user.impersonationStopRefused' },
        })
      ).toBe(1)
    }
  )

  scenario(
    'Leads to the sign-in page if the administrator’s own session has ended',
    async () => {
      const { admin, cookie } = await acting()
      await db.session.updateMany({
        where: { parkedAt: { not: null } },
        data: { idleExpiresAt: new Date() },
      })
      const { cookie: back } = await ask(STOP, { id: admin.user.id }, cookie)
      expect(back).toBe('session=')
    }
  )

  scenario(
    'By signing out ends the administrator’s own session too',
    async () => {
      const { cookie } = await acting()
      await send({ method: 'logout' }, { cookie })
      expect(await db.session.count({ where: { revokedAt: null } })).toBe(0)
    }
  )
})
