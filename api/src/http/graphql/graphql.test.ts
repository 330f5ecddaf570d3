// Known documents get the same answers as from Yoga with Redwood's plugins (docs/decisions/0039): status, headers,
// body.
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'

import { redwoodFastifyGraphQLServer } from '@redwoodjs/api-server/dist/plugins/graphql'

import { requestGuard } from 'src/http/requestGuard'
import { db, pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { FINISH_TASK } from 'src/services/community/tasks/finishTask'
import { buildStage } from 'src/testing/community'
import { buildCaller, buildServer } from 'src/testing/graphql'
import { operations } from 'src/testing/operations'

import { graphqlOptions } from './options'

/** Once before our server knows a document, and once after. */
const TIMES = 2

/** Redwood's own plugin with our options: Yoga handles every request from start to end. */
const buildPlainServer = () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  return server.register(redwoodFastifyGraphQLServer, {
    redwood: {
      apiRootPath: '/api/',
      // With subscriptions, the plugin would load Redwood's package for them, which we do not have.
      graphql: { ...graphqlOptions, realtime: undefined },
    },
  } as never)
}

let ours: FastifyInstance
let plain: FastifyInstance

beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  ours = buildServer()
  plain = buildPlainServer()
  await Promise.all([ours.ready(), plain.ready()])
})
afterAll(() => Promise.all([ours.close(), plain.close()]))

const json = { 'content-type': 'application/json' }

type Asked = Pick<InjectOptions, 'method' | 'headers' | 'payload'>

const answerOf = async (server: FastifyInstance, asked: Asked) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/graphql',
    ...asked,
    headers: { ...json, ...asked.headers },
  })
  const { date: _date, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: answer.body }
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/** Compares our answers with the plain server's; ours is asked several times, so that it knows the document. */
const expectSame = async (asked: Asked, known?: Answer) => {
  const expected = known ?? (await answerOf(plain, asked))
  for (let time = 0; time < TIMES; time++)
    expect(await answerOf(ours, asked)).toEqual(expected)
  return expected
}

const bodyOf = (query: string, more: object = {}) => ({
  payload: JSON.stringify({ query, ...more }),
})

describe('every operation', () => {
  const callers = {
    'a visitor': () => ({}),
    'a member': async () => ({ cookie: (await buildCaller('member')).cookie }),
    'an administrator': async () => ({
      cookie: (await buildCaller('admin')).cookie,
      lang: 'fil',
    }),
  }
  for (const [name, signIn] of Object.entries(callers))
    scenario(`Answers ${name} as Yoga does`, async () => {
      const headers = await signIn()
      const changing: string[] = []
      for (const { name, document } of operations) {
        const asked = { ...bodyOf(document), headers }
        const first = await answerOf(plain, asked)
        const second = await answerOf(plain, asked)
        // A mutation may answer differently the second time, for example with another id.
        if (first.body === second.body) await expectSame(asked, second)
        else changing.push(name)
      }
      expect(changing.length).toBeLessThan(operations.length / 20)
    })
})

describe('an unusual request', () => {
  const NAMED = 'query One { redwood { currentUser } } query Two { __typename }'
  const ME = '{ redwood { currentUser } }'
  const USER = 'query($id: Int!) { user(id: $id) { id email } }'
  const requests: [string, Asked][] = [
    ['with a syntax error', bodyOf('{ user(')],
    ['without fields', bodyOf('{ }')],
    ['of an unknown field', bodyOf('{ nothing }')],
    ['of an argument that is missing', bodyOf('{ user { id } }')],
    ['of a variable that is missing', bodyOf(USER)],
    [
      'of a variable of the wrong type',
      bodyOf(USER, { variables: { id: 'x' } }),
    ],
    ['of a literal of the wrong type', bodyOf('{ user(id: "x") { id } }')],
    ['of a broken literal', bodyOf('{ user(id: "x" "y") { id } }')],
    ['of a variable that is null', bodyOf(USER, { variables: { id: null } })],
    ['of a variable too many', bodyOf(ME, { variables: { id: 1 } })],
    ['with variables that are a list', bodyOf(ME, { variables: [1] })],
    ['with variables that are text', bodyOf(ME, { variables: 'x' })],
    ['with variables that are null', bodyOf(ME, { variables: null })],
    ['of two operations', bodyOf(NAMED)],
    [
      'of two operations, the first by name',
      bodyOf(NAMED, { operationName: 'One' }),
    ],
    [
      'of two operations, an unknown one by name',
      bodyOf(NAMED, { operationName: 'Three' }),
    ],
    [
      'of one operation by a wrong name',
      bodyOf(ME, { operationName: 'Wrong' }),
    ],
    ['of one operation by an empty name', bodyOf(ME, { operationName: '' })],
    [
      'of one operation by its name',
      bodyOf(`query Me ${ME}`, { operationName: 'Me' }),
    ],
    ['with extensions', bodyOf(ME, { extensions: {} })],
    ['with extensions that are text', bodyOf(ME, { extensions: 'x' })],
    ['with an unknown key', bodyOf(ME, { more: 1 })],
    ['with an unknown key that is null', bodyOf(ME, { more: null })],
    ['of the schema', bodyOf('{ __schema { types { name } } }')],
    ['of a type', bodyOf('{ __type(name: "User") { name } }')],
    ['of the root type', bodyOf('{ __typename }')],
    ['with an alias', bodyOf('{ a: redwood { b: currentUser } }')],
    [
      'of the same field twice',
      bodyOf('{ redwood { currentUser } redwood { version } }'),
    ],
    [
      'with too many aliases',
      bodyOf(
        `{ ${[...Array(20).keys()].map((n) => `a${n}: __typename`).join(' ')} }`
      ),
    ],
    [
      'with @skip',
      bodyOf(
        'query($no: Boolean!) { redwood { currentUser @skip(if: $no) } }',
        { variables: { no: true } }
      ),
    ],
    [
      'with @include',
      bodyOf(
        'query($no: Boolean!) { redwood { currentUser @include(if: $no) } }',
        { variables: { no: false } }
      ),
    ],
    [
      'with a fragment',
      bodyOf('{ ...Me } fragment Me on Query { redwood { currentUser } }'),
    ],
    [
      'with an unused fragment',
      bodyOf('{ __typename } fragment Me on Query { __typename }'),
    ],
    ['that is too long', bodyOf(`{ __typename } # ${'x'.repeat(20_000)}`)],
    [
      'that is too deep',
      bodyOf(
        '{ usersPage { rows { userProfile { socials { a { b { c { d } } } } } } } }'
      ),
    ],
    [
      'that accepts GraphQL',
      {
        ...bodyOf(ME),
        headers: { accept: 'application/graphql-response+json' },
      },
    ],
    [
      'that accepts JSON',
      { ...bodyOf(ME), headers: { accept: 'application/json' } },
    ],
    ['that accepts anything', { ...bodyOf(ME), headers: { accept: '*/*' } }],
    [
      'that accepts a page',
      { ...bodyOf(ME), headers: { accept: 'text/html' } },
    ],
    [
      'of a type with a character set',
      {
        ...bodyOf(ME),
        headers: { 'content-type': 'application/json; charset=utf-8' },
      },
    ],
    [
      'from our own site',
      { ...bodyOf(ME), headers: { origin: 'http://localhost:80' } },
    ],
    [
      'from another site',
      { ...bodyOf(ME), headers: { origin: 'https://evil.example' } },
    ],
    [
      'with a broken cookie',
      { ...bodyOf(ME), headers: { cookie: 'session=%%; x; =;' } },
    ],
    [
      'with a made-up bearer',
      {
        ...bodyOf(ME),
        headers: { authorization: 'Bearer x', 'auth-provider': 'dbAuth' },
      },
    ],
    [
      'in Filipino',
      { ...bodyOf('{ user(id: 0) { id } }'), headers: { cookie: 'lang=fil' } },
    ],
    ['that is a GET', { method: 'GET' }],
    ['for the options', { method: 'OPTIONS' }],
  ]
  for (const [name, asked] of requests)
    scenario(`A request ${name} is answered as by Yoga`, async () => {
      await expectSame(asked)
    })

  // streams.test asks for subscriptions, which Redwood's plugin does not serve here.
  scenario('A query that accepts a stream differs in two headers', async () => {
    const asked = { ...bodyOf(ME), headers: { accept: 'text/event-stream' } }
    const expected = await answerOf(plain, asked)
    expect(await answerOf(ours, asked)).toEqual({
      ...expected,
      headers: {
        ...expected.headers,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  })
})

describe('a known document', () => {
  const ME = '{ redwood { currentUser } }'

  const askAs = async (cookie: string, query = ME, lang = 'en') => {
    const headers = { ...json, cookie: `${cookie}; lang=${lang}` }
    const { body } = await answerOf(ours, { ...bodyOf(query), headers })
    return JSON.parse(body)
  }

  scenario('Is refused as soon as the session is revoked', async () => {
    const { cookie, user } = await buildCaller('member')
    expect((await askAs(cookie)).data.redwood.currentUser.id).toBe(user.id)
    await db.session.updateMany({ data: { revokedAt: new Date() } })
    expect((await askAs(cookie)).data.redwood.currentUser).toBeNull()
    expect((await askAs(cookie, '{ mySetup { language } }')).errors).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      }),
    ])
  })

  scenario('Is refused as soon as a right is taken away', async () => {
    const { cookie, user } = await buildCaller('admin')
    const PEOPLE = '{ usersPage { total } }'
    expect((await askAs(cookie, PEOPLE)).data.usersPage.total).toBe(1)
    await db.userAccessLevel.deleteMany({ where: { userId: user.id } })
    expect((await askAs(cookie, PEOPLE)).errors[0].extensions.code).toBe(
      'FORBIDDEN'
    )
  })

  scenario('Belongs to nobody: each caller gets their own answer', async () => {
    const [ana, ben] = [await buildCaller(), await buildCaller()]
    const ids = await Promise.all(
      [ana, ben, ana, ben].map(
        async ({ cookie }) => (await askAs(cookie)).data.redwood.currentUser.id
      )
    )
    expect(ids).toEqual([ana, ben, ana, ben].map(({ user }) => user.id))
  })

  scenario('Is answered in the language of each request', async () => {
    const { id } = await buildStage()
    const stage = await db.stage.update({
      where: { id },
      data: { name: 'First', translations: { fil: { name: 'Una' } } },
    })
    const { cookie } = await buildCaller('member', { stageId: stage.id })
    const nameIn = async (lang: string) =>
      (await askAs(cookie, '{ stages { name } }', lang)).data.stages[0].name
    const names = []
    for (const lang of ['en', 'fil', 'en', 'fil'])
      names.push(await nameIn(lang))
    expect(names).toEqual(['First', 'Una', 'First', 'Una'])
  })

  scenario('Runs a mutation once, even if it ends in an error', async () => {
    const { cookie } = await buildCaller('member')
    const REFUSED = 'mutation { finishTask(taskId: 0) { id } }'
    const query = jest.spyOn(pool, 'query')
    const calls: number[] = []
    for (let time = 0; time < 3; time++) {
      query.mockClear()
      await askAs(cookie, REFUSED)
      calls.push(query.mock.calls.length)
    }
    query.mockRestore()
    expect(new Set(calls).size).toBe(1)
  })

  scenario('Answers an outage of the database as Yoga does', async () => {
    const { cookie } = await buildCaller('member')
    await askAs(cookie)
    const error = jest.spyOn(logger, 'error').mockReturnValue(undefined)
    const query = jest.spyOn(pool, 'query').mockImplementation((async () => {
      throw new Error('connect ECONNREFUSED')
    }) as never)
    const headers = { cookie }
    const { status, body } = await expectSame({ ...bodyOf(ME), headers })
    query.mockRestore()
    error.mockRestore()
    expect(status).toBe(500)
    expect(body).not.toContain('ECONNREFUSED')
  })
})

describe('another spelling of the address', () => {
  for (const url of ['/api/graphql?x=1', '/api/%67raphql'])
    scenario(`${url} runs nothing, even if the document is known`, async () => {
      const { cookie } = await buildCaller('member')
      const asked = {
        ...bodyOf('mutation { finishTask(taskId: 0) { id } }'),
        headers: { cookie },
      }
      await answerOf(ours, asked)
      const finish = jest.spyOn(FINISH_TASK, 'first')
      const answer = await ours.inject({
        method: 'POST',
        url,
        payload: asked.payload,
        headers: { ...json, cookie },
      })
      expect(answer.statusCode).toBe(404)
      expect(finish).not.toHaveBeenCalled()
      finish.mockRestore()
    })
})

describe('a compressed request', () => {
  for (const encoding of ['br', 'gzip', 'deflate'])
    scenario(`Is refused before it is unpacked: ${encoding}`, async () => {
      const { status } = await answerOf(ours, {
        payload: Buffer.from('packed'),
        headers: { 'content-encoding': encoding },
      })
      expect(status).toBe(415)
    })
})

describe('a long answer', () => {
  const LONG = '{ redwood { currentUser } }'
  const SHORT = '{ __typename }'

  const encodingOf = async (query: string, accepted: string) => {
    const { cookie } = await buildCaller('admin')
    const { headers } = await answerOf(ours, {
      ...bodyOf(query),
      headers: { cookie, 'accept-encoding': accepted },
    })
    return headers['content-encoding']
  }

  for (const [query, accepted, encoding] of [
    [LONG, 'gzip, deflate, br', 'br'],
    [LONG, 'gzip', 'gzip'],
    [LONG, 'identity', undefined],
    [SHORT, 'gzip, deflate, br', undefined],
  ] as const)
    scenario(`Is sent as ${encoding} for ${accepted}: ${query}`, async () => {
      // At the second request, the server knows the document.
      for (let time = 0; time < 2; time++)
        expect(await encodingOf(query, accepted)).toBe(encoding)
    })
})
