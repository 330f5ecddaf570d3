import fastify from 'fastify'

import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'
import { listPlaces } from 'src/services/accounts/places/listPlaces'
import { buildUser } from 'src/testing/people'

import { useCache } from './useCache'

const server = fastify()
server.register(useCache)

const cookieOf = async (role: Parameters<typeof buildUser>[0]) => {
  const user = await buildUser(role)
  const session = await startSession(db, { ...user, isStaff: true }, {})
  return sessionCookie(session).split(';')[0]
}

const ask = async (cookie?: string, method: 'GET' | 'DELETE' = 'GET') => {
  const { statusCode, body } = await server.inject({
    method,
    url: '/api/use-cache',
    headers: cookie ? { cookie } : {},
  })
  return { status: statusCode, ...JSON.parse(body) }
}

beforeEach(() => {
  // Nothing answers there, which is remembered, too.
  process.env.COUNTRY_API_KEY = 'key'
  process.env.COUNTRY_API_URL = 'http://127.0.0.1:1'
})
afterEach(() => {
  delete process.env.COUNTRY_API_KEY
  delete process.env.COUNTRY_API_URL
})
afterAll(() => server.close())

scenario('An operator sees and empties what is kept in memory', async () => {
  const cookie = await cookieOf('admin')
  await ask(cookie, 'DELETE')
  await listPlaces({})
  const { caches } = await ask(cookie)
  expect(caches).toMatchObject([{ name: 'places', entries: 1 }])
  expect(Date.parse(caches[0].since)).toBeLessThanOrEqual(Date.now())
  expect(await ask(cookie, 'DELETE')).toMatchObject({
    status: 200,
    caches: [{ name: 'places', entries: 0, since: null }],
  })
  expect(await db.infoLog.count({ where: { entity: 'Cache' } })).toBe(2)
})

scenario('Other people may neither read nor empty the cache', async () => {
  expect(await ask()).toMatchObject({ status: 401 })
  for (const role of ['member', 'coach', 'tribe-team-fa'] as const)
    for (const method of ['GET', 'DELETE'] as const)
      expect(await ask(await cookieOf(role), method)).toMatchObject({
        status: 404,
        code: 'FORBIDDEN',
      })
  expect(await db.infoLog.count({ where: { entity: 'Cache' } })).toBe(0)
})
