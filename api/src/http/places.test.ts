import http from 'node:http'
import type { AddressInfo } from 'node:net'

import fastify from 'fastify'

import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'
import { buildUser } from 'src/testing/people'

import { places } from './places'

const KEY = 'a-secret-key'

/** All clocks except Date. Jest leaves them real and fakes only Date. */
const clocks: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
]

const server = fastify()
server.register(places)
let cookie: string

const ask = async (path: string, cookieHeader = cookie) => {
  const { statusCode, body } = await server.inject({
    method: 'GET',
    url: `/api/places/countries${path}`,
    headers: { cookie: cookieHeader },
  })
  return { status: statusCode, text: body, body: JSON.parse(body) }
}

const namesIn = async (path: string) =>
  (await ask(path)).body.map(({ name }: { name: string }) => name)

beforeAll(async () => {
  const user = await buildUser()
  cookie = sessionCookie(
    await startSession(db, { ...user, isStaff: false }, {})
  ).split(';')[0]
})
// These tests have no scenario that would clean up after them.
afterAll(async () => {
  await server.close()
  await db.user.deleteMany()
  await db.accessLevel.deleteMany()
})

test.each(['', '/PH/states', '/PH/states/NCR/cities'])(
  'Places%s are for signed-in users',
  async (path) => {
    expect(await ask(path, '')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  }
)

describe('the shipped list', () => {
  it('Has the countries by name', async () => {
    const { body } = await ask('')
    expect(body).toContainEqual({ code: 'PH', name: 'Philippines' })
    expect(body.length).toBeGreaterThan(240)
    const names = body.map(({ name }: { name: string }) => name)
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names)
  })

  it('Has the provinces of the Philippines, and Metro Manila', async () => {
    const names = await namesIn('/ph/states')
    expect(names).toEqual(
      expect.arrayContaining(['Metro Manila', 'Cebu', 'Abra'])
    )
    expect(names).not.toContain('Cebu City')
    expect(names).toHaveLength(83)
  })

  it('Has the cities of a province, including cities without a province', async () => {
    const { body } = await ask('/PH/states')
    const codeOf = (wanted: string) =>
      body.find(({ name }: { name: string }) => name === wanted).code
    expect(await namesIn(`/PH/states/${codeOf('Cebu')}/cities`)).toEqual(
      expect.arrayContaining(['Cebu City', 'Toledo City', 'Moalboal'])
    )
    expect(await namesIn('/PH/states/NCR/cities')).toEqual(
      expect.arrayContaining(['Makati City', 'Quezon City', 'Pateros'])
    )
  })

  it.each(['/JP/states', '/PH/states/XX/cities', '/PH/states/..%2F/cities'])(
    'Is empty for %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: [] })
    }
  )
})

describe('the external service', () => {
  const asked: { url?: string; key?: string | string[] }[] = []
  let respond: (response: http.ServerResponse) => void
  const outer = http.createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers['x-cscapi-key'] })
    respond(response)
  })
  const send = (status: number, body: unknown) =>
    (respond = (response) =>
      response.writeHead(status).end(JSON.stringify(body)))

  beforeAll((done) => void outer.listen(0, '127.0.0.1', done))
  beforeEach(() => {
    asked.length = 0
    const { port } = outer.address() as AddressInfo
    process.env.COUNTRY_API_URL = `http://127.0.0.1:${port}/v1/`
    process.env.COUNTRY_API_KEY = KEY
  })
  afterEach(() => {
    process.env.COUNTRY_API_KEY = ''
    jest.useRealTimers()
  })
  afterAll((done) => {
    outer.closeAllConnections()
    outer.close(done)
  })

  it('Is called with the key once a day, and its answer is sorted', async () => {
    send(200, [
      { id: 2, name: 'Zambales', iso2: 'ZMB' },
      { id: 1, name: 'Abra', iso2: 'ABR', extra: 'x' },
      { id: 3 },
    ])
    const first = await ask('/ph/states')
    expect(first.body).toEqual([
      { code: 'ABR', name: 'Abra' },
      { code: 'ZMB', name: 'Zambales' },
    ])
    expect(await ask('/PH/states')).toEqual(first)
    expect(asked).toEqual([{ url: '/v1/countries/PH/states', key: KEY }])
    expect(first.text).not.toContain(KEY)

    const tomorrow = new Date(Date.now() + 86_400_001)
    jest.useFakeTimers({ now: tomorrow, doNotFake: clocks })
    await ask('/PH/states')
    expect(asked).toHaveLength(2)
  })

  it('Names cities, which have no code of their own', async () => {
    send(200, [{ id: 7, name: 'Bangued' }])
    expect((await ask('/PH/states/ABR/cities')).body).toEqual([
      { code: '7', name: 'Bangued' },
    ])
    expect(asked[0].url).toBe('/v1/countries/PH/states/ABR/cities')
  })

  it.each([
    ['is not OK', 'AA', () => send(500, { error: KEY })],
    ['answers no list', 'BB', () => send(200, { error: 'x' })],
    ['hangs up', 'CC', () => (respond = (response) => response.destroy())],
    [
      'sends elsewhere',
      'DD',
      () =>
        (respond = (response) =>
          response.writeHead(302, { location: '/v1/stolen' }).end()),
    ],
  ])('That %s leaves an empty list', async (_, country, prepare) => {
    prepare()
    expect(await ask(`/${country}/states`)).toMatchObject({
      status: 200,
      text: '[]',
    })
    await ask(`/${country}/states`)
    expect(asked).toHaveLength(1)
  })

  it('That takes longer than three seconds leaves an empty list', async () => {
    respond = () => undefined
    expect((await ask('/EE/states')).body).toEqual([])
  })
})
