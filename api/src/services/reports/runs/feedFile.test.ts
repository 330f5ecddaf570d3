// The address from which a spreadsheet reads a saved report.
import fastify from 'fastify'

import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { gsheet } from 'src/operator/http/gsheet'
import { assignAccessLevels } from 'src/services/accounts/accessLevels/assignAccessLevels'
import { setPassword } from 'src/services/accounts/auth/setPassword'
import {
  drawReportFeed,
  revokeReportFeed,
} from 'src/services/reports/saved/reportFeed'
import {
  createReport,
  shareReport,
} from 'src/services/reports/saved/saveReports'
import { ask } from 'src/testing/graphql'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

const server = fastify()
server.register(gsheet)
afterAll(() => server.close())

const input = {
  name: 'March',
  category: 'SUMMARY' as const,
  params: {
    period: 'CUSTOM_RANGE' as const,
    isPrevious: false,
    from: '2026-03-01',
    to: '2026-03-02',
  },
  columns: ['collected', 'tasks'],
}

const read = async (url: string) => {
  const { pathname, search } = new URL(url)
  const { statusCode, body, headers } = await server.inject(pathname + search)
  return { status: statusCode, body, type: headers['content-type'] }
}

const setUp = async () => {
  const owner = await buildUser('admin')
  signIn(owner, 'admin')
  const { id } = await createReport({ input })
  return { owner, id, url: await drawReportFeed({ id }) }
}

scenario(
  'Answers the report as CSV, until another is drawn or it is revoked',
  async () => {
    const { id, url } = await setUp()
    const { status, body, type } = await read(url)
    expect({ status, type }).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
    })
    expect(body.split('\r\n')).toHaveLength(4)
    expect(body).toContain('2026-03-02')
    expect(JSON.stringify(await db.report.findMany())).not.toContain(
      url.split('=')[1]
    )

    const next = await drawReportFeed({ id })
    expect(await read(url)).toMatchObject({ status: 404 })
    expect(await read(next)).toMatchObject({ status: 200 })
    await revokeReportFeed({ id })
    expect(await read(next)).toMatchObject({ status: 404 })
  }
)

scenario('Has the rights of its owner now', async () => {
  const { owner, url } = await setUp()
  await db.user.update({
    where: { id: owner.id },
    data: { accessLevels: { deleteMany: {} } },
  })
  expect(await read(url)).toMatchObject({ status: 404 })
})

type Owner = Awaited<ReturnType<typeof setUp>>['owner']

/** Everything that ends a person's access by other ways ends the address too, for good. */
const endings: Record<string, (owner: Owner) => Promise<unknown>> = {
  'a new password': ({ id }) =>
    inTransaction(async (tx) =>
      setPassword(tx, id, await hashPassword('Bago-ang-lahat-9'))
    ),
  'a new email': ({ id }) =>
    db.user.update({ where: { id }, data: { email: 'new@example.com' } }),
  'levels that are lost and given back': async ({ id }) => {
    const levels = { where: { userId: id } }
    const held = await db.userAccessLevel.findMany(levels)
    signIn(await buildUser('admin'), 'admin')
    await assignAccessLevels({ userId: id, accessLevelIds: ['member'] })
    await assignAccessLevels({
      userId: id,
      accessLevelIds: held.map(({ accessLevelId }) => accessLevelId),
    })
  },
  'the end of all other sessions': async (owner) => {
    const token = await startSession(db, { ...owner, isStaff: true }, {})
    await ask('mutation { endOtherSessions }', {}, `session=${token}`)
  },
}
for (const [name, end] of Object.entries(endings))
  scenario(`Ends with ${name}`, async () => {
    await buildAccessLevel('member')
    const { owner, url } = await setUp()
    expect(await read(url)).toMatchObject({ status: 200 })
    await end(await db.user.findUniqueOrThrow({ where: { id: owner.id } }))
    expect(await read(url)).toMatchObject({ status: 404 })
  })

scenario('Is closed while the owner’s second factor is overdue', async () => {
  const { url } = await setUp()
  await db.setting.create({
    data: {
      name: 'second-factor-required',
      value: 'staff',
      updatedAt: new Date('2026-01-01'),
    },
  })
  await db.userAccessLevel.updateMany({
    data: { createdAt: new Date('2026-01-01') },
  })
  expect(await read(url)).toMatchObject({ status: 404 })
  await db.setting.deleteMany()
  expect(await read(url)).toMatchObject({ status: 200 })
})

scenario('Is drawn by the owner only, also of a shared report', async () => {
  const { id } = await setUp()
  await shareReport({ id, roles: ['tribe-team-ro'] })
  signIn(await buildUser('tribe-team-ro'), 'tribe-team-ro')
  for (const change of [drawReportFeed, revokeReportFeed])
    await expect(change({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
})

scenario('Without a token, or with a wrong one, has nothing', async () => {
  expect(await read('https://own.example/api/gsheet')).toMatchObject({
    status: 401,
  })
  for (const token of ['', 'x', 'a'.repeat(43)])
    expect(
      await read(`https://own.example/api/gsheet?token=${token}`)
    ).toMatchObject({ status: 404 })
})
