// The editor of access levels, through the real handler: who may use it, what it changes at once, and who is protected.
import { db, pool } from 'src/lib/db'
import { buildCaller } from 'src/testing/graphql'
import { lockWaits } from 'src/testing/lockWaits'
import { buildAccessLevel, buildUser } from 'src/testing/people'

const CREATE = `mutation ($name: String!, $input: AccessLevelInput!) {
  createAccessLevel(name: $name, input: $input) { id rank version isSystem pageAccess functionAccess }
}`
const UPDATE = `mutation ($id: String!, $version: Int!, $input: AccessLevelInput!) {
  updateAccessLevel(id: $id, version: $version, input: $input) { version rank pageAccess }
}`
const PREVIEW = `query ($id: String!, $pageAccess: JSONObject!, $functionAccess: JSONObject!) {
  previewAccessLevel(id: $id, pageAccess: $pageAccess, functionAccess: $functionAccess) { flag isGained people names }
}`
const HISTORY = `query ($id: String!) { accessLevelHistory(id: $id) { id by gained lost isRevertible } }`
const REVERT = `mutation ($id: String!, $version: Int!, $changeId: Int!) {
  revertAccessLevel(id: $id, version: $version, changeId: $changeId) { version pageAccess }
}`
const DELETE = `mutation ($id: String!) { deleteAccessLevel(id: $id) { id } }`
const ASSIGN = `mutation ($userId: Int!, $accessLevelIds: [String!]!) {
  assignAccessLevels(userId: $userId, accessLevelIds: $accessLevelIds)
}`

const input = {
  label: 'Moderator',
  rank: 15,
  pageAccess: { users: true, everything: true },
  functionAccess: { user_create: 'yes', approvePayment: true },
}

const granted = (map: unknown) =>
  Object.entries(map as object)
    .filter(([, isGranted]) => isGranted)
    .map(([flag]) => flag)

type Level = { pageAccess: object; functionAccess: object; version: number }

describe('an access level', () => {
  scenario(
    'Of the school’s own has known flags only, and no capability',
    async () => {
      const admin = await buildCaller('admin')
      const { data } = await admin.ask(CREATE, { name: 'moderator', input })
      const level = data?.createAccessLevel as Level
      expect(level).toMatchObject({
        id: 'moderator',
        rank: 15,
        isSystem: false,
      })
      expect(granted(level.pageAccess)).toEqual(['users'])
      expect(granted(level.functionAccess)).toEqual([])
    }
  )

  const refusals: [string, string, object, object][] = [
    [
      'with odd letters in its name',
      'Mod erator',
      {},
      { name: 'SLUG_INVALID' },
    ],
    ['by a name that is taken', 'member', {}, { name: 'NAME_TAKEN' }],
    ['without a label', 'moderator', { label: ' ' }, { label: 'REQUIRED' }],
    [
      'as high as its maker',
      'moderator',
      { rank: 100 },
      { rank: 'ACCESS_LEVEL_TOO_HIGH' },
    ],
    [
      'below nothing',
      'moderator',
      { rank: -1 },
      { rank: 'ACCESS_LEVEL_TOO_HIGH' },
    ],
  ]
  for (const [name, id, change, codes] of refusals) {
    scenario(`Cannot be created ${name}`, async () => {
      const admin = await buildCaller('admin')
      await buildAccessLevel('member')
      const answer = await admin.ask(CREATE, {
        name: id,
        input: { ...input, ...change },
      })
      expect(answer.codes).toEqual(codes)
    })
  }

  scenario('Takes effect at its holders’ next request', async () => {
    const [admin, coach] = [
      await buildCaller('admin'),
      await buildCaller('coach'),
    ]
    const PEOPLE = '{ usersPage { total } }'
    expect((await coach.ask(PEOPLE)).code).toBeUndefined()
    await admin.ask(UPDATE, {
      id: 'coach',
      version: 1,
      input: { ...input, pageAccess: {} },
    })
    expect((await coach.ask(PEOPLE)).code).toBe('FORBIDDEN')
    expect(
      await db.accessLevel.findUnique({ where: { id: 'coach' } })
    ).toMatchObject({ rank: 25, version: 2 })
  })

  scenario(
    'Signs its holders out when it makes them staff, and withdraws their proposed addresses',
    async () => {
      const admin = await buildCaller('admin')
      const { rank: _, ...flags } = input
      const learning = { ...flags, rank: 0, pageAccess: {}, functionAccess: {} }
      await admin.ask(CREATE, { name: 'alumni', input: learning })
      const [learner, coach] = [
        await buildUser('member'),
        await buildUser('expert'),
      ]
      for (const { id: userId, email: oldEmail } of [learner, coach]) {
        await db.userAccessLevel.create({
          data: { userId, accessLevelId: 'alumni' },
        })
        await db.emailChange.create({
          data: {
            userId,
            oldEmail,
            newEmail: `new-${userId}@example.com`,
            proposedById: admin.user.id,
            waitsUntil: new Date(),
          },
        })
      }
      const versions = async () =>
        (
          await db.user.findMany({
            where: { id: { in: [learner.id, coach.id] } },
            orderBy: { id: 'asc' },
            select: { authVersion: true },
          })
        ).map(({ authVersion }) => authVersion)
      const before = await versions()
      const update = (version: number, changes: object) =>
        admin.ask(UPDATE, {
          id: 'alumni',
          version,
          input: { ...learning, ...changes },
        })
      await update(1, { label: 'Alumni' })
      expect(await versions()).toEqual(before)
      await update(2, { pageAccess: { users: true } })
      expect(await versions()).toEqual([before[0] + 1, before[1]])
      expect(
        await db.emailChange.findMany({
          where: { status: 'WITHDRAWN' },
          select: { userId: true },
        })
      ).toEqual([{ userId: learner.id }])
    }
  )

  scenario('Is not saved over another editor’s save', async () => {
    const admin = await buildCaller('admin')
    await buildAccessLevel('coach')
    const save = () => admin.ask(UPDATE, { id: 'coach', version: 1, input })
    const codes = (await Promise.all([save(), save()])).map(({ code }) => code)
    expect(codes.sort()).toEqual(['STALE_VERSION', undefined])
  })

  scenario('Of the administrator cannot change', async () => {
    const admin = await buildCaller('admin')
    expect(
      (await admin.ask(UPDATE, { id: 'admin', version: 1, input })).code
    ).toBe('SYSTEM_ACCESS_LEVEL')
    expect((await admin.ask(DELETE, { id: 'admin' })).code).toBe(
      'SYSTEM_ACCESS_LEVEL'
    )
  })

  scenario('Can be deleted when nobody holds it', async () => {
    const admin = await buildCaller('admin')
    await admin.ask(CREATE, { name: 'moderator', input })
    const { id } = await buildUser()
    await db.userAccessLevel.create({
      data: { userId: id, accessLevelId: 'moderator' },
    })
    expect((await admin.ask(DELETE, { id: 'moderator' })).code).toBe(
      'ACCESS_LEVEL_HELD'
    )
    await db.userAccessLevel.deleteMany({
      where: { accessLevelId: 'moderator' },
    })
    expect((await admin.ask(DELETE, { id: 'moderator' })).data).toEqual({
      deleteAccessLevel: { id: 'moderator' },
    })
    expect((await admin.ask(DELETE, { id: 'moderator' })).code).toBe(
      'NOT_FOUND'
    )
  })

  scenario('Has a history and can be reverted', async () => {
    const admin = await buildCaller('admin')
    await buildAccessLevel('affiliate')
    await admin.ask(UPDATE, {
      id: 'affiliate',
      version: 1,
      input: { ...input, pageAccess: { events: true } },
    })
    const { data } = await admin.ask(HISTORY, { id: 'affiliate' })
    const [change] = data?.accessLevelHistory as { id: number }[]
    expect(change).toMatchObject({
      by: expect.stringContaining('Ana'),
      gained: ['events'],
      lost: ['profile'],
      isRevertible: true,
    })
    const { data: back } = await admin.ask(REVERT, {
      id: 'affiliate',
      version: 2,
      changeId: change.id,
    })
    expect(granted((back?.revertAccessLevel as Level).pageAccess)).toEqual([
      'profile',
    ])
  })

  scenario('Reverts only flags, and once', async () => {
    const admin = await buildCaller('admin')
    await buildAccessLevel('affiliate')
    const save = (version: number, changes: object) =>
      admin.ask(UPDATE, {
        id: 'affiliate',
        version,
        input: { ...input, pageAccess: { events: true }, ...changes },
      })
    const newest = async () => {
      const { data } = await admin.ask(HISTORY, { id: 'affiliate' })
      return data?.accessLevelHistory as { id: number; isRevertible: boolean }[]
    }
    await save(1, {})
    const [{ id: changeId }] = await newest()
    await save(2, { label: 'Helper', description: 'Answers questions' })
    expect(await newest()).toMatchObject([
      { gained: [], lost: [], isRevertible: false },
      { gained: ['events'], isRevertible: true },
    ])
    expect(
      await db.infoLog.findFirst({ orderBy: { id: 'desc' } })
    ).toMatchObject({
      before: { label: 'Moderator', description: '' },
      after: { label: 'Helper', description: 'Answers questions' },
    })
    await admin.ask(REVERT, { id: 'affiliate', version: 3, changeId })
    expect(await newest()).toMatchObject([
      { gained: ['profile'], isRevertible: true },
      { isRevertible: false },
      { gained: ['events'], isRevertible: false },
    ])
  })
})

scenario(
  'The preview counts who gains or loses flags, considering their other levels',
  async () => {
    const admin = await buildCaller('admin')
    const coaches = [
      await buildUser('coach'),
      await buildUser('coach'),
      await buildUser('coach'),
    ]
    await buildAccessLevel('success-manager')
    await db.userAccessLevel.create({
      data: { userId: coaches[0].id, accessLevelId: 'success-manager' },
    })
    await db.userAccessLevel.create({
      data: { userId: coaches[1].id, accessLevelId: 'admin' },
    })
    await db.user.update({
      where: { id: coaches[2].id },
      data: { firstName: 'Ben' },
    })
    const { pageAccess } = await db.accessLevel.findUniqueOrThrow({
      where: { id: 'coach' },
    })
    const { data } = await admin.ask(PREVIEW, {
      id: 'coach',
      pageAccess: {
        ...(pageAccess as object),
        retention: true,
        paymentReport: true,
        courses: false,
      },
      functionAccess: {},
    })
    const name = `Ben ${coaches[2].lastName}`
    expect(data?.previewAccessLevel).toEqual([
      {
        flag: 'paymentReport',
        isGained: true,
        people: 2,
        names: expect.arrayContaining([name]),
      },
      { flag: 'retention', isGained: true, people: 1, names: [name] },
      { flag: 'courses', isGained: false, people: 1, names: [name] },
    ])
  }
)

describe('assigning access levels', () => {
  scenario('Replaces those given by hand, and is logged', async () => {
    const admin = await buildCaller('admin')
    await buildAccessLevel('affiliate')
    const { id: userId } = await buildUser('non-member')
    await admin.ask(ASSIGN, {
      userId,
      accessLevelIds: ['affiliate', 'affiliate'],
    })
    expect(
      await db.userAccessLevel.findMany({ where: { userId } })
    ).toMatchObject([{ accessLevelId: 'affiliate' }])
    expect(
      await db.infoLog.findFirst({
        where: { action: 'user.accessLevelsAssigned' },
      })
    ).toMatchObject({
      before: { accessLevels: ['non-member'] },
      after: { accessLevels: ['affiliate'] },
    })
    // An affiliate is a member only by another level or a purchase.
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
      isMember: false,
    })
  })

  scenario('Keeps the levels of one call when two run at once', async () => {
    const admin = await buildCaller('admin')
    const levels = ['affiliate', 'expert'] as const
    for (const level of levels) await buildAccessLevel(level)
    const { id: userId } = await buildUser('non-member')
    await Promise.all(
      levels.map((level) =>
        admin.ask(ASSIGN, { userId, accessLevelIds: [level] })
      )
    )
    expect(await db.userAccessLevel.count({ where: { userId } })).toBe(1)
  })

  scenario(
    'Is refused for oneself, archived users, and empty or unknown levels',
    async () => {
      const admin = await buildCaller('admin')
      const { id } = await buildUser('member')
      const { id: archived } = await buildUser('member', {
        archivedAt: new Date(),
      })
      const of = (userId: number, ...accessLevelIds: string[]) =>
        admin.ask(ASSIGN, { userId, accessLevelIds })
      expect((await of(admin.user.id, 'member')).code).toBe('OWN_ACCESS_LEVELS')
      expect((await of(archived, 'member')).code).toBe('USER_ARCHIVED')
      expect((await of(0, 'member')).code).toBe('NOT_FOUND')
      expect((await of(id)).codes).toEqual({ accessLevelIds: 'REQUIRED' })
      expect((await of(id, 'owner')).codes).toEqual({
        accessLevelIds: 'ACCESS_LEVEL_UNKNOWN',
      })
    }
  )

  scenario(
    'Signs out a user who becomes staff; a learner stays signed in',
    async () => {
      const [admin, member] = [
        await buildCaller('admin'),
        await buildCaller('member'),
      ]
      await buildAccessLevel('affiliate')
      await buildAccessLevel('coach')
      const WHO = '{ redwood { currentUser } }'
      const rolesOf = async () => {
        const { data } = await member.ask(WHO)
        const { currentUser } = data?.redwood as {
          currentUser: { roles: string[] } | null
        }
        return currentUser?.roles
      }
      await admin.ask(ASSIGN, {
        userId: member.user.id,
        accessLevelIds: ['member', 'affiliate'],
      })
      expect((await rolesOf())?.sort()).toEqual(['affiliate', 'member'])
      await admin.ask(ASSIGN, {
        userId: member.user.id,
        accessLevelIds: ['coach'],
      })
      expect(await rolesOf()).toBeUndefined()
    }
  )

  scenario(
    'Signs out a user who gets a level while it becomes one of staff',
    async () => {
      const [admin, member] = [
        await buildCaller('admin'),
        await buildCaller('member'),
      ]
      const learning = {
        label: 'Alumni',
        rank: 0,
        pageAccess: {},
        functionAccess: {},
      }
      await admin.ask(CREATE, { name: 'alumni', input: learning })
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query('SELECT FROM "User" WHERE id = $1 FOR UPDATE', [
          member.user.id,
        ])
        const assigning = admin.ask(ASSIGN, {
          userId: member.user.id,
          accessLevelIds: ['member', 'alumni'],
        })
        await lockWaits()
        const changing = admin.ask(UPDATE, {
          id: 'alumni',
          version: 1,
          input: { ...learning, pageAccess: { users: true } },
        })
        await Promise.race([changing, lockWaits(2)])
        await client.query('COMMIT')
        await Promise.all([assigning, changing])
      } finally {
        client.release(true)
      }
      const { data } = await member.ask('{ redwood { currentUser } }')
      expect(data?.redwood).toEqual({ currentUser: null })
    }
  )

  scenario(
    'Always leaves an administrator, also under concurrency',
    async () => {
      const [first, second] = [
        await buildCaller('admin'),
        await buildCaller('admin'),
      ]
      await buildAccessLevel('member')
      const demote = (by: typeof first, who: typeof first) =>
        by.ask(ASSIGN, { userId: who.user.id, accessLevelIds: ['member'] })
      const answers = await Promise.all([
        demote(first, second),
        demote(second, first),
      ])
      expect(answers.map(({ code }) => code).filter(Boolean)).toHaveLength(1)
      expect(
        await db.userAccessLevel.count({ where: { accessLevelId: 'admin' } })
      ).toBe(1)
    }
  )
})
