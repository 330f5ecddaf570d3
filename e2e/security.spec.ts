// The promises that only the server as it is served can keep (design/security.md): other sites, methods, limits, headers.
// docs/security.md says which promise is tested where.
import fs from 'node:fs'
import path from 'node:path'

import {
  type APIRequestContext,
  type APIResponse,
  expect,
  test,
} from '@playwright/test'

import { endpoints, nothingThere, type Who } from './endpoints'
import { ask, forgetTries, newEmail, PASSWORD, signIn } from './people'

const root = path.join(__dirname, '..')
const CURRENT_USER = '{ redwood { currentUser } }'

test.beforeAll(forgetTries)

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })
    .map((name) => path.join(root, folder, name))
    .filter((file) => fs.statSync(file).isFile())

const read = (file: string) => fs.readFileSync(file, 'utf8')

const roles = [
  'non-member',
  'member',
  'affiliate',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'success-manager',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
]

const LEARNERS = ['non-member', 'member', 'affiliate']

/** Of each query and mutation a document that calls it with nothing. */
const operations = filesBelow('api/src/graphql').flatMap((file) =>
  [
    ...read(file).matchAll(/type (Query|Mutation) \{([\s\S]*?)\n {2}\}/g),
  ].flatMap(([, kind, fields]) =>
    [...fields.matchAll(/^ {4}(\w+)[(:]/gm)].map(([, name]) => ({
      kind: kind.toLowerCase(),
      name,
    }))
  )
)

test.describe('another site (S-20)', () => {
  const origins: Record<string, string | undefined> = {
    none: undefined,
    own: 'own',
    evil: 'https://evil.example',
    null: 'null',
    sibling: 'http://shop.localhost',
  }
  const types = {
    json: 'application/json',
    multipart: 'multipart/form-data; boundary=x',
    urlencoded: 'application/x-www-form-urlencoded',
    text: 'text/plain',
    none: undefined,
  }
  const posts: [string, object][] = [
    ...[
      'login',
      'signup',
      'forgotPassword',
      'validateResetToken',
      'resetPassword',
      'logout',
    ].map((method): [string, object] => [
      '/api/auth',
      { method, username: 'x', password: 'x' },
    ]),
    ['/api/graphql', { query: 'mutation { saveLanguage(language: "fil") }' }],
    ['/api/upload-file', {}],
    ['/%61pi/auth', { method: 'logout' }],
    ['/%61pi/graphql', { query: 'mutation { saveLanguage(language: "fil") }' }],
  ]

  test('changes nothing, by no body and from no origin', async ({
    request,
    baseURL,
  }) => {
    await signIn(request, 'coach@example.com')
    const before = (await ask(request, '{ mySetup { language } }')).data
    const wrong: string[] = []
    for (const [url, body] of posts)
      for (const [from, origin] of Object.entries(origins))
        for (const [kind, type] of Object.entries(types)) {
          const isOurs = from === 'none' || from === 'own'
          const isLogout = JSON.stringify(body).includes('logout')
          // What our own pages send, which other tests do.
          if (
            isOurs &&
            (kind === 'json' || (isLogout && ['text', 'none'].includes(kind)))
          )
            continue
          const answer = await request.fetch(url, {
            method: 'POST',
            headers: {
              ...(type ? { 'content-type': type } : {}),
              ...(origin
                ? { origin: origin === 'own' ? (baseURL ?? '') : origin }
                : {}),
            },
            data: Buffer.from(JSON.stringify(body)),
          })
          const isRefused = isOurs
            ? answer.status() >= 400 && answer.status() < 500
            : answer.status() === 403
          if (!isRefused)
            wrong.push(`${url} ${kind} ${from}: ${answer.status()}`)
        }
    expect(wrong).toEqual([])
    expect((await ask(request, '{ mySetup { language } }')).data).toEqual(
      before
    )
  })

  test('is given no access by a preflight (S-22)', async ({ request }) => {
    for (const { ask: url } of endpoints)
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const answer = await request.fetch(url, {
          method,
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type, authorization',
            'content-type': 'application/json',
          },
        })
        const allowed = Object.keys(answer.headers()).filter((name) =>
          name.startsWith('access-control-')
        )
        expect({ url, method, allowed }).toEqual({ url, method, allowed: [] })
      }
  })
})

test('a GET never acts (S-21)', async ({ request }) => {
  await signIn(request, 'admin@example.com')
  const mails = async () =>
    (await ask(request, '{ outboxEmailsPage { total } }')).data.outboxEmailsPage
      .total
  const before = await mails()
  expect(operations.length).toBeGreaterThan(80)
  const addresses = [
    '/api/graphql',
    '/%61pi/graphql',
    '/api/graphql/stream',
    '/api/graphql/health',
    '/api/graphql/',
  ]
  for (const { kind, name } of operations) {
    const query = encodeURIComponent(`${kind} { ${name} }`)
    for (const address of addresses) {
      const answer = await request.get(`${address}?query=${query}&x=/graphql`)
      expect([403, 404, 405]).toContain(answer.status())
    }
  }
  const credentials = encodeURIComponent(
    '{ sendUserCredential(email: "member@example.com", name: "Ana", password: "x") }'
  )
  for (const address of addresses)
    expect(
      (await request.get(`${address}?query=${credentials}&x=/graphql`)).status()
    ).toBeGreaterThanOrEqual(403)
  expect(await mails()).toBe(before)
})

test.describe('every address below /api has its line (S-36)', () => {
  test('that the sources have', () => {
    const routed = filesBelow('api/src/http')
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /server\.(get|post|put|patch|delete|all|route)(?:<[^(]*>)?\(\s*'([^']+)'/g
          ),
        ].map(([, method, route]) => `${method.toUpperCase()} ${route}`)
      )
    const functions = filesBelow('api/src/functions')
      .filter((file) => !file.includes('.test.'))
      .map((file) => `/api/${path.basename(file, '.ts')}`)
    const named = endpoints.map(({ method, route }) => `${method} ${route}`)
    expect(routed.filter((each) => !named.includes(each))).toEqual([])
    expect(
      functions.filter((each) => !endpoints.some(({ route }) => route === each))
    ).toEqual([])
  })

  const statusesOf = async (request: APIRequestContext, who: Who) => {
    for (const { method, ask: url, body, answers } of endpoints) {
      const answer = await request.fetch(url, { method, data: body })
      // An upload is sent as what it is not: nobody is told more than that it is refused.
      const status =
        url === '/api/upload-file' && who !== 'visitor' ? 401 : answer.status()
      expect({ url, method, who, status }).toEqual({
        url,
        method,
        who,
        status: answers[who],
      })
    }
    for (const url of nothingThere)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const status = (
          await request.fetch(url, {
            method,
            ...(method === 'GET' ? {} : { data: {} }),
          })
        ).status()
        expect({ url, method, status }).toEqual({ url, method, status: 404 })
      }
    for (const { ask: url, method: known } of endpoints)
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const status = (await request.fetch(url, { method, data: {} })).status()
        expect({ url, method, known, status }).toEqual({
          url,
          method,
          known,
          status: 404,
        })
      }
  }

  test('and answers a visitor as it says', async ({ request }) => {
    await statusesOf(request, 'visitor')
  })

  for (const role of roles) {
    test(`and answers ${role} as it says`, async ({ request }) => {
      await signIn(request, `${role}@example.com`)
      await statusesOf(request, LEARNERS.includes(role) ? 'learner' : 'staff')
    })
  }
})

test.describe('signing in', () => {
  test.beforeEach(forgetTries)
  test.afterAll(forgetTries)

  const login = (request: APIRequestContext, username: string, headers = {}) =>
    request.post('/api/auth', {
      headers,
      data: { method: 'login', username, password: 'wrong' },
    })

  /** All that a stranger sees, but what is another at every request. */
  const seenOf = async (answer: APIResponse) => ({
    status: answer.status(),
    text: await answer.text(),
    headers: Object.entries(answer.headers()).filter(
      ([name]) => !['date', 'x-request-id'].includes(name)
    ),
  })

  test('says the same to the byte, known or not (S-02)', async ({
    request,
  }) => {
    const known = await seenOf(await login(request, 'expert@example.com'))
    expect(await seenOf(await login(request, newEmail()))).toEqual(known)
  })

  test('is no cheaper under another X-Forwarded-For (S-03)', async ({
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

  test('of ten at once leaves the server to others (S-01)', async ({
    request,
  }) => {
    const times: number[] = []
    let isDone = false
    const probe = async () => {
      while (!isDone) {
        const from = performance.now()
        expect((await request.get('/api/health')).status()).toBe(200)
        times.push(performance.now() - from)
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
    const sorted = times.sort((a, b) => a - b)
    expect(sorted.length).toBeGreaterThan(20)
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(250)
  })
})

test.describe('a document', () => {
  test('of twenty megabytes is not read (S-24)', async ({ request }) => {
    for (const [url, most] of [
      ['/api/graphql', 1],
      ['/api/auth', 1],
    ] as const) {
      const from = performance.now()
      const answer = await request
        .post(url, {
          headers: { 'content-type': 'application/json' },
          data: Buffer.from(`{"query":"${'x'.repeat(20 * 1024 * 1024)}"}`),
          timeout: 20_000,
        })
        .catch(() => null)
      // The server may hang up before all of it was sent.
      if (answer) expect(answer.status()).toBe(413)
      expect(performance.now() - from).toBeLessThan(5000 * most)
    }
    expect((await request.get('/api/health')).status()).toBe(200)
  })

  test('with a mistake gets no hint, and nobody the schema (S-23, S-25)', async ({
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

  test('that is no JSON, or no object, is refused without a word of us (S-25)', async ({
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

test('every answer has its headers, on every route (S-60)', async ({
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

test.describe('the files that everybody can read (S-64)', () => {
  const SECRET = /PASS|SECRET|PEPPER|KEY|TOKEN|DATABASE_URL|SMTP|DSN/
  const texts = () =>
    filesBelow('web/dist')
      .filter((file) => /\.(js|css|html|json|txt|svg|map)$/.test(file))
      .map((file) => ({ file, text: read(file) }))

  test('hold no secret of the environment', () => {
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

  test('are no sources, and the build is told of no secret', () => {
    expect(texts().filter(({ file }) => file.endsWith('.map'))).toEqual([])
    const [, told = ''] =
      /includeEnvironmentVariables = \[([^\]]*)\]/.exec(
        read(path.join(root, 'redwood.toml'))
      ) ?? []
    expect(told.match(/\w+/g) ?? []).toEqual(['TRACKING_PIXEL_ID'])
  })
})

test('a session’s cookie has no Domain, and nothing is set for who only looks (S-06)', async ({
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
