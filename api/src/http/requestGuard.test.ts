// The request guard (docs/security.md S-20, S-21, S-36), on a small server with the product's routes.
import fastify, { type InjectOptions } from 'fastify'

import { bearerOf, findSession } from 'src/lib/sessions/sessions'
import { buildCaller, post } from 'src/testing/graphql'
import { statementsOf } from 'src/testing/statements'

import { requestGuard } from './requestGuard'

const served = async () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/offset+octet-stream',
    /^multipart\//,
  ])
    server.addContentTypeParser(type, { parseAs: 'string' }, (_, body, done) =>
      done(null, body)
    )
  const answer = async () => 'reached'
  for (const url of [
    '/api/upload-file',
    '/api/uploads',
    '/api/uploads/:id',
    '/api/unsubscribe',
    '/api/graphql',
    '/api/graphql/health',
    '/api/graphql/stream',
    '/api/:routeName',
    '/api/:routeName/*',
  ])
    server.all(url, answer)
  return server
}

const statusOf = async (asked: InjectOptions) =>
  (await (await served()).inject(asked)).statusCode

const json = { 'content-type': 'application/json' }
const evil = { ...json, origin: 'https://evil.example' }

describe('another site', () => {
  const spellings = [
    '/api/auth',
    '/%61pi/auth',
    '/api/%61uth',
    '/%61%70%69/%61%75%74%68',
    '/api/auth?x=1',
    '/api/auth;x',
    '/api/graphql',
    '/%61pi/graphql',
    '/api/%67raphql',
    '/api/upload-file',
    '/api/%75pload-file',
    '/api/uploads',
    '/api/uploads/1-a',
    '/api/unsubscribe',
  ]
  for (const url of spellings) {
    test(`Does not reach ${url}, in any spelling`, async () => {
      expect(await statusOf({ method: 'POST', url, headers: evil })).toBe(403)
    })
  }

  const senders: [string, Record<string, string>, boolean][] = [
    ['no origin', {}, true],
    ['our own', { origin: 'http://localhost:8910' }, true],
    ['null', { origin: 'null' }, false],
    ['a sibling', { origin: 'http://shop.localhost:8910' }, false],
    ['another port', { origin: 'http://localhost:8911' }, false],
    [
      'a name that begins like ours',
      { origin: 'http://localhost:8910.evil.example' },
      false,
    ],
    ['no address', { origin: 'localhost' }, false],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    ['same-site', { 'sec-fetch-site': 'same-site' }, false],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['typed by hand', { 'sec-fetch-site': 'none' }, true],
  ]
  for (const [name, headers, isOurs] of senders) {
    test(`${name}: ${isOurs ? 'is' : 'is not'} the same site`, async () => {
      const status = await statusOf({
        method: 'POST',
        url: '/api/auth',
        headers: { host: 'localhost:8910', ...json, ...headers },
        payload: '{"query":"{a}"}',
      })
      expect(status).toBe(isOurs ? 200 : 403)
    })
  }
})

describe('a request body', () => {
  const bodies: [string, string, number][] = [
    ['/api/graphql', 'application/json; charset=utf-8', 200],
    ['/api/graphql', 'application/json\tx', 415],
    ['/api/graphql', 'application/jsonp', 415],
    ['/api/graphql', 'text/plain', 415],
    ['/api/graphql', 'application/x-www-form-urlencoded', 415],
    ['/api/graphql', 'multipart/form-data; boundary=x', 415],
    ['/api/graphql', 'application/graphql', 415],
    ['/api/auth', 'text/plain;charset=UTF-8', 200],
    ['/api/auth', 'application/x-www-form-urlencoded', 415],
    ['/api/upload-file', 'multipart/form-data; boundary=x', 200],
    ['/api/upload-file', 'text/plain', 415],
    ['/api/uploads', 'multipart/form-data; boundary=x', 415],
    ['/api/uploads/1-a', 'application/offset+octet-stream', 200],
    ['/api/uploads/1-a', 'text/plain', 415],
    // RFC 8058: how a mail program unsubscribes.
    ['/api/unsubscribe', 'application/x-www-form-urlencoded', 200],
    ['/api/unsubscribe', 'multipart/form-data; boundary=x', 200],
    ['/api/unsubscribe', 'Application/X-WWW-Form-Urlencoded', 200],
    ['/api/unsubscribe', 'text/plain', 415],
  ]
  for (const [url, type, status] of bodies) {
    test(`${JSON.stringify(type)} for ${url}: ${status}`, async () => {
      expect(
        await statusOf({
          method: 'POST',
          url,
          headers: { 'content-type': type },
          payload: '{"query":"{a}"}',
        })
      ).toBe(status)
    })
  }
})

describe('a GET', () => {
  const addresses: [string, number][] = [
    ['/api/graphql?query={a}', 405],
    ['/%61pi/graphql?query={a}', 405],
    ['/api/graphql/stream?query={a}&x=/graphql', 404],
    ['/api/graphql/health?query={a}&x=/graphql', 404],
    ['/api/constructor', 404],
    ['/api/__proto__', 404],
    ['/api/toString', 404],
    ['/api/graphql%2f', 404],
    ['/api/auth/more', 404],
    ['/api/nothing', 404],
    ['/api/auth?method=getToken', 200],
  ]
  for (const [url, status] of addresses) {
    test(`${url}: ${status}`, async () => {
      for (const method of ['GET', 'HEAD'] as const)
        expect(await statusOf({ method, url })).toBe(status)
    })
  }
})

scenario('A request with a bearer reads its session once', async () => {
  const { cookie, user } = await buildCaller()
  const { sessionId = '' } = (await findSession(cookie)) ?? {}
  const headers = {
    ...json,
    cookie,
    authorization: `Bearer ${bearerOf(sessionId)}`,
  }
  let text = ''
  const statements = await statementsOf(async () => {
    text = (await post({ query: '{ redwood { currentUser } }' }, headers)).body
  })
  expect(text).toContain(user.email)
  expect(statements).toBe(1)
})

describe('a page that was left open', () => {
  scenario(
    'Does not act with the session of another user who has signed in since',
    async () => {
      const { cookie, user } = await buildCaller()
      const ask = (pageUser: string, sent = cookie) =>
        statusOf({
          method: 'POST',
          url: '/api/graphql',
          headers: { ...json, cookie: sent, 'x-page-user': pageUser },
          payload: {},
        })
      expect(await ask(String(user.id))).toBe(200)
      expect(await ask(String(user.id + 1))).toBe(401)
      expect(await ask('')).toBe(401)
      // Without a session, the operation itself is refused.
      expect(await ask(String(user.id + 1), '')).toBe(200)
    }
  )
})
