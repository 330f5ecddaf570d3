import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { buildBatch, buildFunnel } from 'src/testing/billing'
import { buildGroup } from 'src/testing/groups'
import {
  applyNow,
  checkFile,
  refusalsOf,
  rowsOf,
  undoNow,
} from 'src/testing/imports'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { applyRun } from './apply/applyRun'
import { applyImport, leaveOutImportRows } from './changeImport'
import { checkRun } from './check/checkRun'
import { levelNamed } from './check/planLevels'
import { lockTargets } from './importJob'

const signInAs = async (role: 'admin' | 'tribe-team-fa') => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const person = (changes: Record<string, string> = {}) => ({
  email: `new-${draw()}@example.com`,
  firstName: 'Bea',
  lastName: 'Santos',
  ...changes,
})

const setUp = async () => {
  const admin = await signInAs('admin')
  const batch = await buildBatch()
  const group = await buildGroup()
  const funnel = await buildFunnel()
  await buildAccessLevel('non-member')
  await db.stage.create({ data: { number: draw() + 100, name: 'First' } })
  return { admin, batch, group, funnel }
}

/** Everything that an import of members may write, but for the append-only tables. */
const tables = async () => ({
  users: await db.user.findMany({
    omit: { updatedAt: true, stageProgressAt: true },
    orderBy: { id: 'asc' },
  }),
  profiles: await db.userProfile.findMany({
    omit: { updatedAt: true },
    orderBy: { id: 'asc' },
  }),
  levels: await db.userAccessLevel.findMany({
    omit: { createdAt: true },
    orderBy: [{ userId: 'asc' }, { accessLevelId: 'asc' }],
  }),
  places: await db.groupMembership.findMany({ orderBy: { id: 'asc' } }),
  requests: await db.groupRequest.findMany({ orderBy: { id: 'asc' } }),
  subscriptions: await db.subscription.findMany({
    omit: { updatedAt: true },
    orderBy: { id: 'asc' },
  }),
  batches: await db.batchCount.findMany({ orderBy: { batchId: 'asc' } }),
  points:
    (await db.xpLedger.aggregate({ _sum: { delta: true } }))._sum.delta ?? 0,
})

test.each([
  ['admin', 'admin'],
  ['Admin', 'tribe-team-ro'],
  ['ADMIN', undefined],
  ['administrator', 'admin'],
  ['MEMBER', 'member'],
  ['captain', undefined],
])('The level %j is %j', (text, id) => {
  const levels = [
    { id: 'tribe-team-ro', name: 'tribe-team-ro', label: 'Admin' },
    { id: 'member', name: 'member', label: 'Member' },
    { id: 'admin', name: 'admin', label: 'Administrator' },
  ] as Parameters<typeof levelNamed>[0]
  expect(levelNamed(levels, text)?.id).toBe(id)
})

describe('an import of members', () => {
  scenario(
    'Creates and changes people, and undoing it brings everything back',
    async () => {
      const { admin, batch, group, funnel } = await setUp()
      const former = await buildGroup()
      const known = await buildUser('member', {
        batchId: (await buildBatch()).id,
      })
      await db.userProfile.create({ data: { userId: known.id, suffix: 'Jr.' } })
      await db.groupMembership.create({
        data: { userId: known.id, groupId: former.id },
      })
      await db.groupRequest.create({
        data: { userId: known.id, groupId: (await buildGroup()).id },
      })
      const before = await tables()
      const bea = person({
        tribeId: 'T9001',
        batch: String(batch.number),
        middleName: 'Cruz',
        birthdate: '02/29/2000',
        facebookProfile: 'fb.com/bea.santos',
        mobileNumber: '0917 123-4567',
        sex: 'female',
        group: group.name,
        levels: 'Member',
        points: '150',
        subscriptionIds: 'S1, S2',
      })
      const id = await checkFile(
        'MEMBERS',
        {
          Members: [
            bea,
            {
              tribeId: known.tribeId,
              firstName: 'Anabel',
              suffix: '-',
              group: group.name,
              batch: batch.name,
              points: '20',
            },
            { email: known.email },
          ],
          Subscription: [
            {
              id: 'S1',
              startsOn: '11/01/2026',
              unenrolled: 'false',
              funnelId: funnel.id,
              paymentTermId: funnel.oneTimeId,
            },
            {
              id: 'S2',
              startsOn: '01/15/2020',
              unenrolled: 'true',
              funnelId: funnel.id,
              paymentTermId: funnel.monthlyId,
            },
          ],
        },
        'UPSERT'
      )
      expect(await refusalsOf(id)).toEqual({})
      expect((await rowsOf(id)).map(({ result }) => result)).toEqual([
        'NEW',
        'UPDATE',
        'SAME',
        'NEW',
        'NEW',
      ])
      expect(await tables()).toEqual(before)

      expect(await applyNow(id)).toMatchObject({
        status: 'DONE',
        failure: null,
      })
      const user = await db.user.findUniqueOrThrow({
        where: { email: bea.email },
        include: {
          profile: true,
          accessLevels: true,
          groupMemberships: true,
          subscriptions: { orderBy: { id: 'asc' } },
        },
      })
      expect(user).toMatchObject({
        tribeId: 'T9001',
        batchId: batch.id,
        isMember: true,
        xp: 150,
        mustChangePassword: false,
        profile: {
          middleName: 'Cruz',
          sex: 'Female',
          mobileNumber: '09171234567',
          birthdate: new Date('2000-02-29'),
        },
        accessLevels: [{ accessLevelId: 'member' }],
        groupMemberships: [{ groupId: group.id, endedAt: null }],
        subscriptions: [
          {
            status: 'ACTIVE',
            source: 'IMPORT',
            externalId: 'S1',
            startsAt: new Date('2026-10-31T16:00:00Z'),
          },
          { status: 'UNENROLLED', externalId: 'S2' },
        ],
      })
      expect(user.stageId).not.toBeNull()
      expect(user.subscriptions[1].unenrolledAt).not.toBeNull()
      expect(
        await db.user.findUniqueOrThrow({
          where: { id: known.id },
          include: { profile: true },
        })
      ).toMatchObject({
        firstName: 'Anabel',
        lastName: known.lastName,
        email: known.email,
        xp: 20,
        batchId: batch.id,
        profile: { suffix: null },
      })
      expect(await db.groupRequest.findFirst()).toMatchObject({
        status: 'WITHDRAWN',
      })
      expect(await db.invoice.count()).toBe(0)
      expect(
        await db.infoLog.count({
          where: {
            entity: 'User',
            actorUserId: admin.id,
            action: { in: ['user.created', 'user.changed'] },
          },
        })
      ).toBe(2)
      expect(
        await db.notice.findMany({
          where: { userId: admin.id, kind: 'IMPORT' },
          orderBy: { id: 'asc' },
        })
      ).toMatchObject([{ facts: { change: 'applied', file: 'school.xlsx' } }])
      expect(
        await db.notice.findMany({
          where: { userId: known.id, kind: 'BATCH' },
        })
      ).toMatchObject([{ facts: { batch: batch.name, change: 'joined' } }])

      // The same rows again change nothing.
      const again = await checkFile('MEMBERS', { Members: [bea] }, 'UPSERT')
      expect(
        (await rowsOf(again)).map(({ result, notes }) => [result, notes])
      ).toEqual([['SAME', []]])
      await expect(applyImport({ id: again })).rejects.toMatchObject(
        refusal('IMPORT_NOTHING')
      )

      const outcomes = await undoNow(id)
      expect(outcomes).toMatchObject({
        'Members 2': { outcome: 'TAKEN_BACK' },
        'Members 3': { outcome: 'TAKEN_BACK' },
        'Subscription 2': { outcome: 'TAKEN_BACK' },
        'Subscription 3': { outcome: 'TAKEN_BACK' },
      })
      expect(await tables()).toEqual({ ...before, batches: expect.anything() })
      expect(
        (
          await db.batchCount.findUniqueOrThrow({
            where: { batchId: batch.id },
          })
        ).members
      ).toBe(0)
    }
  )

  scenario('Names every mistake at its cell', async () => {
    const { batch, group, funnel } = await setUp()
    const known = await buildUser('member')
    const other = await buildUser('member')
    const archived = await buildUser('member', { archivedAt: new Date() })
    const full = await buildBatch({ capacity: 1 })
    const dup = person()
    const id = await checkFile(
      'MEMBERS',
      {
        Members: [
          /* 2 */ person({
            birthdate: '29/02/2000',
            mobileNumber: '12',
            sex: 'x',
            points: '-5',
          }),
          /* 3 */ person({
            batch: '99999',
            group: 'Nobody',
            levels: 'captain',
          }),
          /* 4 */ person({ firstName: '=cmd|x', lastName: '-' }),
          /* 5 */ person({ email: 'no address', levels: 'admin' }),
          /* 6 */ dup,
          /* 7 */ { ...dup, firstName: 'Other' },
          /* 8 */ { email: known.email, tribeId: other.tribeId },
          /* 9 */ { email: 'changed@example.com', tribeId: known.tribeId },
          /* 10 */ { email: archived.email },
          /* 11 */ person({ batch: String(full.number) }),
          /* 12 */ person({ batch: String(full.number) }),
          /* 13 */ person({
            subscriptionIds: 'S9, S1',
            birthdate: '02/30/2000',
          }),
          /* 14 */ { firstName: 'Nameless' },
          /* 15 */ person({ group: group.name, batch: batch.name }),
        ],
        Subscription: [
          {
            id: 'S1',
            startsOn: '01-01-2026',
            unenrolled: 'yes',
            funnelId: 'none',
            paymentTermId: funnel.oneTimeId,
          },
          {
            id: 'S5',
            startsOn: '01/01/2026',
            funnelId: funnel.id,
            paymentTermId: funnel.oneTimeId,
          },
        ],
      },
      'UPSERT'
    )
    expect(await refusalsOf(id)).toEqual({
      'Members 2 birthdate': 'IMPORT_DATE',
      'Members 2 mobileNumber': 'MOBILE_INVALID',
      'Members 2 sex': 'INVALID',
      'Members 2 points': 'IMPORT_FORMULA',
      'Members 3 batch': 'IMPORT_BATCH',
      'Members 3 group': 'IMPORT_GROUP',
      'Members 3 levels': 'ACCESS_LEVEL_UNKNOWN',
      'Members 4 firstName': 'IMPORT_FORMULA',
      'Members 4 lastName': 'REQUIRED',
      'Members 5 email': 'EMAIL_INVALID',
      'Members 5 levels': 'IMPORT_LEVEL',
      'Members 7 email': 'IMPORT_TWICE',
      'Members 8 email': 'IMPORT_TWO_ACCOUNTS',
      'Members 9 email': 'IMPORT_EMAIL_KEPT',
      'Members 10 email': 'USER_ARCHIVED',
      'Members 12 batch': 'BATCH_FULL',
      'Members 13 subscriptionIds': 'IMPORT_ID_UNKNOWN',
      'Members 13 birthdate': 'IMPORT_NO_DAY',
      'Members 14 email': 'EMAIL_REQUIRED',
      'Members 14 lastName': 'LAST_NAME_REQUIRED',
      'Subscription 2 startsOn': 'IMPORT_DATE',
      'Subscription 2 unenrolled': 'IMPORT_BOOLEAN',
      'Subscription 2 funnelId': 'IMPORT_FUNNEL',
      'Subscription 2 id': 'IMPORT_PARENT',
      'Subscription 3 id': 'IMPORT_NO_MEMBER',
    })
    const [first, second] = await rowsOf(id)
    // The last five in use; `full` is the last one.
    const allowed = second.notes as { column: string; allowed?: string }[]
    const named = allowed.find(({ column }) => column === 'batch')?.allowed
    expect(named?.split(', ')[0]).toBe(full.name)
    expect(named?.split(', ').length).toBeLessThanOrEqual(6)
    expect(first.notes).toContainEqual({
      column: 'sex',
      code: 'INVALID',
      allowed: 'Female, Male',
    })
    expect(second.notes).toContainEqual(
      expect.objectContaining({
        column: 'levels',
        allowed: expect.any(String),
      })
    )
    await expect(applyImport({ id })).rejects.toMatchObject(
      refusal('IMPORT_HAS_ERRORS')
    )

    // The rest comes in without the rows with errors.
    await leaveOutImportRows({ id, isLeftOut: true })
    await checkRun(id)
    expect(await refusalsOf(id)).toMatchObject({})
    const people = await db.user.count()
    expect(await applyNow(id)).toMatchObject({ status: 'DONE' })
    expect(await db.user.count()).toBe(people + 3)
  })

  scenario(
    'Keeps to the rights of who imports, even when it is applied',
    async () => {
      await setUp()
      await buildAccessLevel('coach')
      const staff = await buildUser('tribe-team-ro')
      const fa = await signInAs('tribe-team-fa')
      const id = await checkFile(
        'MEMBERS',
        {
          Members: [
            { email: staff.email, firstName: 'Mine' },
            { email: fa.email, firstName: 'Me' },
            person({ levels: 'coach' }),
          ],
        },
        'UPSERT'
      )
      expect(await refusalsOf(id)).toEqual({
        'Members 2 email': 'NOT_LOWER_RANK',
        'Members 3 email': 'NOT_LOWER_RANK',
        'Members 4 levels': 'IMPORT_LEVEL',
      })
      await expect(
        checkFile('GROUPS', { Groups: [{ id: '1', name: 'A' }] })
      ).rejects.toMatchObject(refusal('FORBIDDEN'))

      const fair = await checkFile('MEMBERS', { Members: [person()] })
      await applyImport({ id: fair })
      await db.userAccessLevel.deleteMany({ where: { userId: fa.id } })
      await applyRun(fair)
      expect(
        await db.importRun.findUniqueOrThrow({ where: { id: fair } })
      ).toMatchObject({ status: 'CHECKED', failure: 'FORBIDDEN' })
    }
  )

  scenario(
    'Happens once, even if several people apply it at once',
    async () => {
      await setUp()
      const file = { Members: [person({ points: '10' }), person()] }
      const [one, two] = [
        await checkFile('MEMBERS', file),
        await checkFile('MEMBERS', file),
      ]
      const started = await Promise.allSettled([
        applyImport({ id: one }),
        applyImport({ id: one }),
        applyImport({ id: two }),
      ])
      expect(
        started.filter(({ status }) => status === 'fulfilled')
      ).toHaveLength(1)
      await Promise.all([applyRun(one), applyRun(two), applyRun(one)])
      expect(
        await db.user.count({
          where: { email: { in: file.Members.map(({ email }) => email) } },
        })
      ).toBe(2)
      expect(
        (await db.xpLedger.aggregate({ _sum: { delta: true } }))._sum.delta
      ).toBe(10)
      await expect(checkFile('MEMBERS', file)).rejects.toMatchObject(
        refusal('IMPORT_FILE_TWICE')
      )

      // Somebody signs up with an address of the file meanwhile: nothing is written, and the row is checked again.
      const late = [person(), person()]
      const stale = await checkFile('MEMBERS', { Members: late })
      await applyImport({ id: stale })
      await buildUser('member', { email: late[1].email })
      await applyRun(stale)
      expect(
        await db.importRun.findUniqueOrThrow({ where: { id: stale } })
      ).toMatchObject({ status: 'CHECKING', failure: 'IMPORT_STALE' })
      expect(await db.user.count({ where: { email: late[0].email } })).toBe(0)
      await checkRun(stale)
      expect(await refusalsOf(stale)).toEqual({
        'Members 3 email': 'EMAIL_TAKEN',
      })
    }
  )

  scenario('Keeps nobody waiting whom it changes', async () => {
    const { group } = await setUp()
    const ana = await buildUser('member')
    const id = await checkFile(
      'MEMBERS',
      {
        Members: [
          person({
            email: ana.email,
            tribeId: ana.tribeId,
            group: group.name,
          }),
        ],
      },
      'UPDATE'
    )
    const client = await pool.connect()
    await client.query(`BEGIN; SET LOCAL lock_timeout = '500ms'`)
    await inTransaction(async (tx) => {
      await lockTargets(tx, id)
      await client.query(
        `INSERT INTO "GroupRequest" ("userId", "groupId") VALUES ($1, $2)`,
        [ana.id, group.id]
      )
    }).finally(() => client.query('ROLLBACK').then(() => client.release()))
  })

  scenario('Undoing it keeps what somebody has changed since', async () => {
    const { funnel } = await setUp()
    const known = await buildUser('member')
    const [used, paid, edited] = [
      person(),
      person({ subscriptionIds: 'P1' }),
      person(),
    ]
    const id = await checkFile(
      'MEMBERS',
      {
        Members: [
          used,
          paid,
          edited,
          { tribeId: known.tribeId, firstName: 'Given', lastName: 'Family' },
        ],
        Subscription: [
          {
            id: 'P1',
            startsOn: '11/01/2026',
            funnelId: funnel.id,
            paymentTermId: funnel.oneTimeId,
          },
        ],
      },
      'UPSERT'
    )
    await applyNow(id)
    const idOf = async (email: string) =>
      (await db.user.findUniqueOrThrow({ where: { email } })).id
    await db.session.create({
      data: {
        tokenHash: new Uint8Array([draw()]),
        userId: await idOf(used.email),
        authVersion: 1,
        idleExpiresAt: new Date(),
        absoluteExpiresAt: new Date(),
      },
    })
    const subscription = await db.subscription.findUniqueOrThrow({
      where: { externalId: 'P1' },
    })
    await db.invoice.create({
      data: {
        number: `INV-${draw()}`,
        userId: subscription.userId,
        subscriptionId: subscription.id,
        subtotalCentavos: 1,
        totalCentavos: 1,
      },
    })
    await db.user.update({
      where: { email: edited.email },
      data: { firstName: 'Edited' },
    })
    await db.user.update({
      where: { id: known.id },
      data: { lastName: 'Married' },
    })
    await db.infoLog.create({
      data: {
        actorUserId: known.id,
        action: 'user.changed',
        entity: 'User',
        entityId: String(known.id),
      },
    })
    expect(await undoNow(id)).toEqual({
      'Members 2': { outcome: 'KEPT', reasons: [{ what: 'signedIn' }] },
      'Members 3': {
        outcome: 'FAILED',
        reasons: expect.arrayContaining([{ what: 'money' }]),
      },
      'Members 4': {
        outcome: 'KEPT',
        reasons: [{ what: 'changed', column: 'firstName' }],
      },
      'Members 5': {
        outcome: 'KEPT',
        reasons: [{ what: 'changed', column: 'lastName', by: 'Given Married' }],
      },
      'Subscription 2': { outcome: 'FAILED', reasons: [{ what: 'money' }] },
    })
    expect(
      await db.user.findUniqueOrThrow({ where: { id: known.id } })
    ).toMatchObject({ firstName: 'Ana', lastName: 'Married' })
    expect(
      await db.user.count({
        where: { email: { in: [used.email, paid.email, edited.email] } },
      })
    ).toBe(3)
  })
})

scenario('Undoing it brings nobody back to a full place', async () => {
  const { batch, group } = await setUp()
  const former = await buildBatch({ capacity: 2 })
  const formerGroup = await buildGroup({ capacity: 2 })
  const people = [
    await buildUser('member', { batchId: former.id }),
    await buildUser('member', { batchId: former.id }),
  ]
  for (const { id: userId } of people)
    await db.groupMembership.create({
      data: { userId, groupId: formerGroup.id },
    })
  const move = (columns: Record<string, string>) =>
    checkFile(
      'MEMBERS',
      { Members: people.map(({ email }) => ({ email, ...columns })) },
      'UPDATE'
    )
  const id = await move({ batch: String(batch.number), group: group.name })
  await applyNow(id)
  const newcomer = await buildUser('member', { batchId: former.id })
  await db.groupMembership.create({
    data: { userId: newcomer.id, groupId: formerGroup.id },
  })
  expect(await undoNow(id)).toEqual({
    'Members 2': { outcome: 'TAKEN_BACK', reasons: [] },
    'Members 3': {
      outcome: 'KEPT',
      reasons: [{ what: 'batchFull' }, { what: 'groupFull' }],
    },
  })
  const placesOf = ({ id: userId }: { id: number }) =>
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        batchId: true,
        groupMemberships: {
          where: { endedAt: null },
          select: { groupId: true },
        },
      },
    })
  expect(await placesOf(people[0])).toEqual({
    batchId: former.id,
    groupMemberships: [{ groupId: formerGroup.id }],
  })
  expect(await placesOf(people[1])).toEqual({
    batchId: batch.id,
    groupMemberships: [{ groupId: group.id }],
  })
})

describe('undoing as somebody of a lower rank', () => {
  scenario('Gives back no level above the own one', async () => {
    await setUp()
    await buildAccessLevel('member')
    const operator = await buildUser('tribe-team-ro')
    const id = await checkFile(
      'MEMBERS',
      { Members: [{ email: operator.email, levels: 'member' }] },
      'UPDATE'
    )
    await applyNow(id)
    await signInAs('tribe-team-fa')
    await undoNow(id)
    const levels = await db.userAccessLevel.findMany({
      where: { userId: operator.id },
    })
    expect(levels.map(({ accessLevelId }) => accessLevelId)).toEqual(['member'])
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'FAILED' }])
  })

  scenario('Changes no people of the own rank', async () => {
    const { admin } = await setUp()
    const peer = await buildUser('tribe-team-fa')
    signIn(admin, 'admin')
    const id = await checkFile(
      'MEMBERS',
      { Members: [{ email: peer.email, firstName: 'Renamed' }] },
      'UPDATE'
    )
    await applyNow(id)
    await signInAs('tribe-team-fa')
    await undoNow(id)
    expect(
      await db.user.findUniqueOrThrow({ where: { id: peer.id } })
    ).toMatchObject({ firstName: 'Renamed' })
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'FAILED' }])
  })
})

scenario('A column needs the right of what it gives', async () => {
  const { group } = await setUp()
  await signInAs('tribe-team-fa')
  const id = await checkFile(
    'MEMBERS',
    { Members: [person({ group: group.name, points: '1000000' })] },
    'CREATE'
  )
  expect(await refusalsOf(id)).toEqual({
    'Members 2 group': 'IMPORT_COLUMN',
    'Members 2 points': 'IMPORT_COLUMN',
  })
})

scenario(
  'Base points are those of the person, also of a merged account',
  async () => {
    await setUp()
    const [bea, merged] = [await buildUser('member'), await buildUser('member')]
    for (const { id: userId } of [bea, merged])
      await db.xpLedger.create({
        data: { userId, delta: 100, sourceType: 'IMPORT', sourceId: draw() },
      })
    await db.user.update({
      where: { id: merged.id },
      data: { mergedIntoId: bea.id, archivedAt: new Date() },
    })
    const id = await checkFile(
      'MEMBERS',
      {
        Members: [
          { tribeId: bea.tribeId, points: '150' },
          // A wrong cell has one reason, although no account is found either.
          { email: 'nobody' },
        ],
      },
      'UPDATE'
    )
    expect((await rowsOf(id)).map(({ notes }) => notes)).toEqual([
      [{ column: 'points', old: '200', new: '150' }],
      [{ column: 'email', code: 'EMAIL_INVALID' }],
    ])
  }
)

scenario('A created account that staff have used stays', async () => {
  await setUp()
  const id = await checkFile('MEMBERS', { Members: [person()] }, 'CREATE')
  await applyNow(id)
  const [{ targetId }] = await rowsOf(id)
  const stage = await db.stage.create({
    data: { number: draw() + 500, name: 'Later' },
  })
  await db.user.update({
    where: { id: targetId as number },
    data: { stageId: stage.id },
  })
  await undoNow(id)
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'KEPT' }])
  expect(await db.user.count({ where: { id: targetId as number } })).toBe(1)
})
