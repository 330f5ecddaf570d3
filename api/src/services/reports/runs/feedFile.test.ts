// The address from which a spreadsheet reads a saved report.
import fastify from 'fastify'

import { gsheet } from 'src/http/operators/gsheet'
import { db } from 'src/lib/db'
import {
  drawReportFeed,
  revokeReportFeed,
} from 'src/services/reports/saved/reportFeed'
import {
  createReport,
  shareReport,
} from 'src/services/reports/saved/saveReports'
import { buildUser, signIn } from 'src/testing/people'
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
