import { createHash, randomBytes } from 'node:crypto'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildBatch, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { post } from 'src/testing/graphql'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { user, usersPage } from './users'
import type { FamilyScenario } from './users.scenarios'
import { boundOf } from './usersQuery'

type Person = Awaited<ReturnType<typeof buildUser>>

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

const emailsOf = ({ rows }: { rows: { email: string }[] }) =>
  rows.map(({ email }) => email)

/** Sends a query to the whole GraphQL server, as the browser of this user or of a visitor. */
const ask = async (query: string, person?: Person) => {
  const token = randomBytes(32).toString('base64url')
  const inAnHour = new Date(Date.now() + 3_600_000)
  if (person) {
    await db.session.create({
      data: {
        tokenHash: createHash('sha256').update(token).digest(),
        userId: person.id,
        authVersion: person.authVersion,
        idleExpiresAt: inAnHour,
        absoluteExpiresAt: inAnHour,
      },
    })
  }
  const answer = await post({ query }, { cookie: `session=${token}` })
  return answer.json()
}

const USERS_BOUND = boundOf()

const PAGE = '{ usersPage { rows { email } total } }'
const codeOf = ({ errors }: { errors?: { extensions: object }[] }) =>
  errors?.[0].extensions

describe('the list of users', () => {
  scenario('Is refused to a visitor', async () => {
    expect(codeOf(await ask(PAGE))).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  scenario(
    'Is narrowed to those who joined since midnight in Manila',
    async () => {
      await signInAdmin()
      const midnight = startOfDay(manilaToday()).getTime()
      const today = await buildUser('non-member', {
        createdAt: new Date(midnight),
      })
      await buildUser('non-member', { createdAt: new Date(midnight - 1) })
      expect(
        emailsOf(
          await usersPage({ type: 'NON_MEMBER', filter: 'JOINED_TODAY' })
        )
      ).toEqual([today.email])
    }
  )

  scenario(
    'Says who was seen when and what is left to pay, the latter only to those who see payments',
    async () => {
      const { id: userId } = await buildUser('member')
      const { id: invoiceId } = await buildInvoice({
        userId,
        pricesCentavos: [100_000, 50_000],
      })
      await db.paymentSchedule.updateMany({
        where: { invoiceId, seq: 1 },
        data: { cancelledAt: new Date() },
      })
      const lastSeenAt = new Date('2026-11-01T08:00:00Z')
      const ends = new Date('2027-11-01')
      for (const actorUserId of [null, userId])
        await db.session.create({
          data: {
            tokenHash: randomBytes(32),
            userId,
            actorUserId,
            authVersion: 0,
            lastSeenAt: actorUserId ? new Date() : lastSeenAt,
            idleExpiresAt: ends,
            absoluteExpiresAt: ends,
          },
        })
      const listed = async () =>
        (await usersPage({ type: 'MEMBER' })).rows.find(
          ({ id }) => id === userId
        )
      await signInAdmin()
      expect(await listed()).toMatchObject({ lastSeenAt, leftCentavos: 50_000 })
      const author = await buildUser('tribe-team-fa')
      signIn(author, 'tribe-team-fa', { pageAccess: { users: true } as never })
      expect(await listed()).toMatchObject({ lastSeenAt, leftCentavos: null })
    }
  )

  scenario(
    'Has a buyer among the members while the purchase grants a level of members',
    async () => {
      await signInAdmin()
      await Promise.all(
        (['non-member', 'affiliate'] as const).map(buildAccessLevel)
      )
      const { id: userId, email } = await buildUser('non-member')
      const { subscription } = await buildInvoice({ userId })
      const isListed = async () => ({
        MEMBER: emailsOf(await usersPage({ type: 'MEMBER' })).includes(email),
        NON_MEMBER: emailsOf(await usersPage({ type: 'NON_MEMBER' })).includes(
          email
        ),
      })
      const grant = (...levels: string[]) =>
        db.funnel.update({
          where: { id: subscription.funnelId },
          data: {
            accessLevels: {
              deleteMany: {},
              create: levels.map((accessLevelId) => ({ accessLevelId })),
            },
          },
        })
      const member = { MEMBER: true, NON_MEMBER: false }
      const nonMember = { MEMBER: false, NON_MEMBER: true }
      expect(await isListed()).toEqual(nonMember)

      await db.subscription.update({
        where: { id: subscription.id },
        data: { status: 'UNENROLLED' },
      })
      expect(await isListed()).toEqual(member)

      await grant('non-member', 'affiliate')
      expect(await isListed()).toEqual(nonMember)
      await grant('non-member', 'member')
      expect(await isListed()).toEqual(member)
      await grant()
      expect(await isListed()).toEqual(nonMember)
    }
  )

  scenario('Is refused to a member', async () => {
    const member = await buildUser('member')
    expect(codeOf(await ask(PAGE, member))).toMatchObject({ code: 'FORBIDDEN' })
  })

  scenario('Is shown to an administrator', async () => {
    const admin = await buildUser('admin')
    const { data } = await ask(PAGE, admin)
    expect(emailsOf(data.usersPage)).toEqual([admin.email])
  })
})

describe('the access level of a listed user', () => {
  const levelsOf = async (type: 'MEMBER' | 'NON_MEMBER') => {
    await signInAdmin()
    const { rows } = await usersPage({ type })
    return Object.fromEntries(
      rows.map(({ email, accessLevel }) => [email, accessLevel])
    )
  }

  scenario(
    'Is the level that was bought, even without access today (W-4)',
    async () => {
      const people = {
        PENDING: await buildUser('non-member'),
        ACTIVE: await buildUser('non-member'),
        PAUSED: await buildUser('non-member'),
        UNENROLLED: await buildUser('non-member'),
      }
      for (const [status, { id }] of Object.entries(people))
        await buildInvoice({ userId: id, status: status as 'ACTIVE' })
      await db.subscription.updateMany({
        data: {
          startsAt: new Date('2025-01-01'),
          expiry: new Date('2026-01-01'),
        },
      })
      expect(await levelsOf('MEMBER')).toMatchObject({
        [people.ACTIVE.email]: ['member'],
        [people.PAUSED.email]: ['member'],
        [people.UNENROLLED.email]: ['member'],
      })
      expect(await levelsOf('NON_MEMBER')).toEqual({
        [people.PENDING.email]: ['non-member'],
      })
    }
  )
})

describe('a coach', () => {
  const signInCoach = async (managedStage: { id: number } | null) => {
    const coach = await buildUser('coach')
    signIn(coach, 'coach')
    mockCurrentUser({
      ...context.currentUser,
      managedStage,
    } as unknown as CurrentUser)
    return coach
  }

  scenario('Without a stage sees no users', async () => {
    const member = await buildUser('member')
    const coach = await signInCoach(null)
    expect(await usersPage({})).toMatchObject({ rows: [], total: 0 })
    await expect(user({ id: member.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await user({ id: coach.id })).toMatchObject({ id: coach.id })
  })

  scenario('Sees the users of the stage they manage', async () => {
    const stage = await buildStage()
    const theirs = await buildUser('member', { stageId: stage.id })
    const other = await buildUser('member')
    await signInCoach(stage)
    expect(emailsOf(await usersPage({}))).toEqual([theirs.email])
    expect(emailsOf(await usersPage({ q: 'person' }))).toEqual([theirs.email])
    expect(await user({ id: theirs.id })).toMatchObject({ id: theirs.id })
    await expect(user({ id: other.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

scenario(
  'The people of a batch are those within the viewer’s scope',
  async () => {
    const batch = await buildBatch()
    const stage = await buildStage()
    const own = await buildUser('member', {
      batchId: batch.id,
      stageId: stage.id,
    })
    const other = await buildUser('member', { batchId: batch.id })
    await buildUser('member', { stageId: stage.id })
    const coach = await buildUser('coach')
    await signInAdmin()
    expect(emailsOf(await usersPage({ batchId: batch.id }))).toEqual([
      other.email,
      own.email,
    ])
    expect(
      emailsOf(
        await usersPage({ batchId: batch.id, sort: 'EMAIL', q: own.email })
      )
    ).toEqual([own.email])
    signIn(coach, 'coach', { managedStage: stage })
    expect(emailsOf(await usersPage({ batchId: batch.id }))).toEqual([
      own.email,
    ])
  }
)

describe('a page of users', () => {
  /** The same page as a plain Prisma query. */
  const plainPage = async (
    orderBy: Record<string, 'asc' | 'desc'>[],
    skip = 0,
    q?: string
  ) => {
    const contains = q && { contains: q, mode: 'insensitive' as const }
    const where = {
      archivedAt: null,
      ...(contains && {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
        ],
      }),
    }
    const rows = await db.user.findMany({
      where,
      orderBy,
      skip,
      take: 5,
      include: { accessLevels: true, profile: true },
    })
    return {
      rows: rows.map((row) => ({
        id: row.id,
        email: row.email,
        slug: row.slug,
        tribeId: row.tribeId,
        firstName: row.firstName,
        lastName: row.lastName,
        createdAt: row.createdAt.toISOString(),
        accessLevel: row.accessLevels.map(({ accessLevelId }) => accessLevelId),
        batchName: null,
        stageName: null,
        groupName: null,
        membershipStatus: null,
        enrolment: 'NOT_ENROLLED',
        archivedAt: null,
        lastSeenAt: null,
        leftCentavos: 0,
        userProfile: row.profile && {
          id: row.profile.id,
          firstName: row.firstName,
          middleName: row.profile.middleName,
          lastName: row.lastName,
          suffix: row.profile.suffix,
          sex: row.profile.sex,
          birthdate: row.profile.birthdate?.toISOString().slice(0, 10) ?? null,
          mobileNumber: row.profile.mobileNumber,
          country: row.profile.country,
          state: row.profile.state,
          city: row.profile.city,
          socials: row.profile.socials,
        },
      })),
      total: await db.user.count({ where }),
    }
  }

  const askedPage = async (args: Parameters<typeof usersPage>[0]) => {
    const { rows, total } = await usersPage({ perPage: 5, ...args })
    return {
      rows: rows.map(({ invoices: _, ...row }) => ({
        ...row,
        createdAt: new Date(row.createdAt).toISOString(),
      })),
      total,
    }
  }

  const buildSchool = async () => {
    await signInAdmin()
    const names = ['Ana', 'Ben', 'Carla', 'Dan', 'Ella', 'Ana', '50%_off\\']
    for (const [index, firstName] of names.entries())
      await buildUser(index % 2 ? 'member' : 'coach', {
        firstName,
        createdAt: new Date(2026, 0, 1 + (index % 5)),
        profile: {
          create: {
            middleName: 'Reyes',
            suffix: 'Jr.',
            birthdate: new Date('2000-02-29'),
            city: 'Lipa',
            socials: { tiktok: 'https://tiktok.com/@ana' },
          },
        },
      } as object)
    await buildUser('member', { archivedAt: new Date() })
  }

  scenario('Equals Prisma’s result in every order and page', async () => {
    await buildSchool()
    for (const direction of ['asc', 'desc'] as const) {
      const isDescending = direction === 'desc'
      for (const page of [1, 2, 3]) {
        const skip = (page - 1) * 5
        expect(
          await askedPage({
            page,
            sort: isDescending ? 'CREATED_AT_DESC' : 'CREATED_AT',
          })
        ).toEqual(
          await plainPage([{ createdAt: direction }, { id: direction }], skip)
        )
        expect(
          await askedPage({ page, sort: isDescending ? 'EMAIL_DESC' : 'EMAIL' })
        ).toEqual(await plainPage([{ email: direction }], skip))
      }
    }
  })

  scenario('Can be searched with Prisma’s result', async () => {
    await buildSchool()
    for (const q of ['ana', 'ELL', 'person-', 'nobody at all'])
      expect(await askedPage({ q })).toEqual(
        await plainPage([{ createdAt: 'desc' }, { id: 'desc' }], 0, q)
      )
  })

  scenario('Can be searched over the whole name too', async () => {
    await buildSchool()
    const { total } = await usersPage({ q: ' ben PERSON ' })
    expect(total).toBe(1)
  })

  scenario(
    'With the beginning of an e-mail finds those who have it',
    async () => {
      await buildSchool()
      await buildUser('member', { email: 'ana@example.com' })
      await buildUser('member', { email: 'ana@example.org' })
      await buildUser('member', { email: 'joana@example.com' })
      const emailsFor = async (q: string) =>
        (await usersPage({ q })).rows.map(({ email }) => email).sort()
      expect(await emailsFor('Ana@Example.com')).toEqual(['ana@example.com'])
      expect(await emailsFor('ana@ex')).toEqual([
        'ana@example.com',
        'ana@example.org',
      ])
      // If there are none, the middle of an address.
      expect(await emailsFor('oana@ex')).toEqual(['joana@example.com'])
      expect(await emailsFor('@example.org')).toEqual(['ana@example.org'])
    }
  )

  scenario('With a mobile number finds its owner', async () => {
    await buildSchool()
    const { id } = await buildUser('member')
    await db.userProfile.upsert({
      where: { userId: id },
      create: { userId: id, mobileNumber: '+639185550134' },
      update: { mobileNumber: '+639185550134' },
    })
    for (const q of [
      '0918 555 0134',
      '9185550134',
      '(0918) 555-0134',
      '+63 918',
      '\u202a0918 555 0134\u202c',
    ])
      expect((await usersPage({ q })).rows).toMatchObject([{ id }])
    expect((await usersPage({ q: '0918 555 0135' })).rows).toEqual([])
  })

  scenario('With a short search matches the beginnings of words', async () => {
    await buildSchool()
    const namesOf = async (q: string) =>
      (await usersPage({ q, sort: 'CREATED_AT' })).rows.map(
        ({ firstName }) => firstName
      )
    expect(await namesOf('el')).toEqual(['Ella'])
    expect(await namesOf('la')).toEqual([])
    expect((await usersPage({ q: 'p' })).total).toBe(8)
  })

  scenario('Ignores invalid input', async () => {
    await buildSchool()
    const first = await usersPage({})
    expect(await usersPage({ page: -3 })).toEqual(first)
    expect(await usersPage({ q: ' \0 ' })).toEqual(first)
    expect((await usersPage({ perPage: 0 })).rows).toHaveLength(1)
    expect(await usersPage({ page: 2_147_483_647 })).toMatchObject({
      rows: [],
      total: first.total,
    })
    for (const q of ['%', '_', '\\', '50%_off\\', "' OR true --"])
      expect((await usersPage({ q })).total).toBe(q.startsWith('5') ? 1 : 0)
  })

  scenario('Counts up to a thousand, and says if there are more', async () => {
    await signInAdmin()
    const first = draw()
    await db.user.createMany({
      data: Array.from({ length: USERS_BOUND - 1 }, (_, index) => ({
        email: `many-${first}-${index}@example.com`,
        slug: `many-${first}-${index}`,
        tribeId: `M${first}-${index}`,
        firstName: 'Many',
        lastName: 'More',
        hashedPassword: 'none',
        salt: 'none',
      })),
    })
    const whole = { total: USERS_BOUND, isTotalCapped: false }
    const last = { page: USERS_BOUND / 10 }
    expect(await usersPage({})).toMatchObject(whole)
    expect((await usersPage(last)).rows).toHaveLength(10)

    await buildUser('member')
    expect(await usersPage({})).toMatchObject({ ...whole, isTotalCapped: true })
    expect((await usersPage(last)).rows).toHaveLength(10)
    expect((await usersPage({ page: last.page + 1 })).rows).toHaveLength(0)
  })

  scenario('Finds up to fifty in a search, newest first', async () => {
    await signInAdmin()
    for (let n = 0; n < boundOf('ana'); n++) await buildUser('member')
    const whole = await usersPage({ q: 'ana', perPage: 100 })
    expect(whole).toMatchObject({ total: 50, isTotalCapped: true })
    expect(emailsOf(whole)).toEqual(
      emailsOf(await usersPage({ perPage: 100 })).slice(0, 50)
    )
    expect((await usersPage({ q: 'ana', page: 6 })).rows).toHaveLength(0)
  })

  scenario('Takes one statement', async () => {
    await signInAdmin()
    expect(await statementsOf(() => usersPage({}))).toBe(1)
    expect(await statementsOf(() => usersPage({ q: 'ana', page: 2 }))).toBe(1)
  })
})

scenario(
  'family',
  'The list of a user type leaves out others and archived users',
  async ({ user: { ana, ben } }: FamilyScenario) => {
    await signInAdmin()
    expect(emailsOf(await usersPage({ type: 'MEMBER' }))).toContain(ana.email)
    const others = emailsOf(await usersPage({ type: 'NON_MEMBER' }))
    expect(others).toContain(ben.email)
    expect(others).not.toContain(ana.email)
    expect(others).not.toContain('cora@example.com')
  }
)
