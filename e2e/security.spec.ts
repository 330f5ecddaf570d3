// The promises that only the served build can keep: limits, sizes, headers, files. docs/security.md lists which promise
// is tested where.
import fs from 'node:fs'
import path from 'node:path'

import { endpoints, nothingThere } from './endpoints'
import { ask, resetRateLimits, newEmail, PASSWORD, signIn } from './people'
import { filesBelow, read, root } from './sources'
import { type APIRequestContext, type APIResponse, expect, test } from './test'

const CURRENT_USER = '{ redwood { currentUser } }'

test.beforeAll(resetRateLimits)

test.describe('signing in', () => {
  test.beforeEach(resetRateLimits)
  test.afterAll(resetRateLimits)

  const login = (request: APIRequestContext, username: string, headers = {}) =>
    request.post('/api/auth', {
      headers,
      data: { method: 'login', username, password: 'wrong' },
    })

  /** Everything a stranger can see, except values that differ for every request. */
  const seenOf = async (answer: APIResponse) => ({
    status: answer.status(),
    text: await answer.text(),
    headers: Object.entries(answer.headers()).filter(
      ([name]) => !['date', 'x-request-id'].includes(name)
    ),
  })

  test('gives the same answer to the byte for known and unknown users (S-02)', async ({
    request,
  }) => {
    const known = await seenOf(await login(request, 'expert@example.com'))
    expect(await seenOf(await login(request, newEmail()))).toEqual(known)
  })

  test('is limited under another X-Forwarded-For too (S-03)', async ({
    request,
  }) => {
    const username = newEmail()
    const answers: string[] = []
    for (let each = 0; each < 6; each++) {
      const address = `198.51.100.${each}`
      const answer = await login(request, username, {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
      })
      answers.push((await answer.json()).error)
    }
    expect(answers.slice(0, 5)).toEqual(
      Array(5).fill('Invalid email or password')
    )
    expect(answers[5]).toBe('Too many attempts. Please try again later.')
  })

  test('ten times at once leaves the server responsive (S-01)', async ({
    request,
  }) => {
    let answered = 0
    let isDone = false
    const probe = async () => {
      while (!isDone) {
        expect((await request.get('/api/health')).status()).toBe(200)
        answered += 1
      }
    }
    const logins = Promise.all(
      Array.from({ length: 10 }, () =>
        request.post('/api/auth', {
          data: {
            method: 'login',
            username: 'team-lead@example.com',
            password: PASSWORD,
          },
        })
      )
    ).finally(() => {
      isDone = true
    })
    await Promise.all([probe(), logins])
    // A server that hashes on its event loop answers about one between two sign-ins.
    expect(answered).toBeGreaterThan(20)
  })
})

test.describe('a GraphQL document', () => {
  test('of twenty megabytes is not read (S-24)', async ({ request }) => {
    for (const url of ['/api/graphql', '/api/auth']) {
      const answer = await request
        .post(url, {
          headers: { 'content-type': 'application/json' },
          data: Buffer.from(`{"query":"${'x'.repeat(20 * 1024 * 1024)}"}`),
        })
        .catch(() => null)
      // The server may close the connection before the whole body was sent.
      if (answer) expect(answer.status()).toBe(413)
    }
    expect((await request.get('/api/health')).status()).toBe(200)
  })

  test('with a mistake gets no hint, and no one the schema (S-23, S-25)', async ({
    request,
  }) => {
    for (const query of [
      '{ usr(id: 1) { id } }',
      '{ user(id: 1) { hashedPasswrd } }',
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      '{ redwood { versoin } }',
    ]) {
      const answer = await ask(request, query)
      expect(answer.data ?? null).toBeNull()
      expect(JSON.stringify(answer)).not.toMatch(
        /did you mean "|node_modules|\bat .+:\d+|stacktrace|hashedPassword"/i
      )
    }
    const { data } = await ask(request, '{ redwood { version prismaVersion } }')
    expect(data.redwood).toEqual({ version: null, prismaVersion: null })
  })

  test('that is no JSON or no object is refused without details about the server (S-25)', async ({
    request,
  }) => {
    for (const body of [
      '{',
      '[]',
      '"x"',
      'null',
      '1',
      '{"query":1}',
      '{"query":"{a}","variables":"x"}',
      '\0',
      '{"query":null}',
    ])
      for (const url of ['/api/graphql', '/api/auth']) {
        const answer = await request.post(url, {
          headers: { 'content-type': 'application/json' },
          data: Buffer.from(body),
        })
        expect({ url, body, status: answer.status() }).toMatchObject({
          url,
          body,
        })
        expect(answer.status()).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(
          /node_modules|\bat .+:\d+|\/api\/src|dist\//
        )
      }
  })
})

test('Every answer has its security headers on every route (S-60)', async ({
  request,
}) => {
  const routes = [
    ...read(path.join(root, 'web/src/Routes.tsx')).matchAll(/path="([^"]+)"/g),
  ].map(([, route]) =>
    route.replace(/\{(\w+)(:Int)?\}/g, (_, name, int) =>
      int ? '1' : name === 'slug' ? 'freelance-kickstart' : 'x'
    )
  )
  const assets = fs
    .readdirSync(path.join(root, 'web/dist/assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .slice(0, 20)
  const addresses = [
    ...routes,
    ...assets.map((name) => `/assets/${name}`),
    '/robots.txt',
    '/favicon.svg',
    '/no/such/page',
    '/%zz',
    '/assets/none.js',
    ...endpoints
      .filter(({ method }) => method === 'GET')
      .map((each) => each.ask),
    ...nothingThere,
  ]
  expect(routes.length).toBeGreaterThan(60)
  await signIn(request, 'admin@example.com')
  for (const address of addresses) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    const said = Object.fromEntries(
      policy.split(';').map((part) => {
        const [name, ...values] = part.trim().split(' ')
        return [name, values.join(' ')]
      })
    )
    expect({ address, ...said, ...headers }).toMatchObject({
      address,
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': /^\/(reset|set-new|forgot)-password/.test(address)
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  }
})

test.describe('the public files (S-64)', () => {
  const SECRET = /PASS|SECRET|PEPPER|KEY|TOKEN|DATABASE_URL|SMTP|DSN/
  const texts = () =>
    filesBelow('web/dist')
      .filter((file) => /\.(js|css|html|json|txt|svg|map)$/.test(file))
      .map((file) => ({ file, text: read(file) }))

  test('contain no secret of the environment', () => {
    const secrets = Object.entries(process.env).filter(
      ([name, value]) => SECRET.test(name) && (value ?? '').length >= 8
    )
    for (const { file, text } of texts()) {
      for (const [name, value = ''] of secrets)
        expect({ file, name, holdsIt: text.includes(value) }).toEqual({
          file,
          name,
          holdsIt: false,
        })
      expect(text).not.toMatch(
        /COUNTRY_API_KEY|AUTH_PEPPERS|SESSION_SECRET|DATABASE_URL|postgres(ql)?:\/\/|X-CSCAPI-KEY/
      )
    }
  })

  test('contain no sources, and the build gets no setting', () => {
    expect(texts().filter(({ file }) => file.endsWith('.map'))).toEqual([])
    const [, told = ''] =
      /includeEnvironmentVariables = \[([^\]]*)\]/.exec(
        read(path.join(root, 'redwood.toml'))
      ) ?? []
    expect(told.trim()).toBe('')
  })
})

test('A session’s cookie has no Domain, and visitors who only look get no cookie (S-06)', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/login',
    '/api/health',
    '/api/auth?method=getToken',
  ])
    expect((await request.get(address)).headers()['set-cookie']).toBeUndefined()
  await signIn(request, 'affiliate@example.com')
  const { cookies } = await request.storageState()
  expect(cookies.length).toBe(3)
  for (const { httpOnly, sameSite, path: where } of cookies)
    expect({ httpOnly, sameSite, where }).toEqual({
      httpOnly: true,
      sameSite: 'Lax',
      where: '/',
    })
  expect(
    (await ask(request, CURRENT_USER)).data.redwood.currentUser.email
  ).toBe('affiliate@example.com')
})
