// Requests from other sites and plain links never change anything (S-20 to S-22 of docs/security.md).

import { endpoints } from './endpoints'
import { ask, resetRateLimits, signIn } from './people'
import { operations } from './sources'
import { expect, test } from './test'

test.beforeAll(resetRateLimits)

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
    [
      '/api/graphql',
      { query: 'mutation { savePreferences(input: { language: fil }) }' },
    ],
    ['/api/upload-file', {}],
    ['/api/uploads', {}],
    ['/%61pi/auth', { method: 'logout' }],
    [
      '/%61pi/graphql',
      { query: 'mutation { savePreferences(input: { language: fil }) }' },
    ],
  ]

  test('changes nothing with any body from any origin', async ({
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
          // Our own pages send these requests; other tests cover them.
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

  test('gets no access by a preflight request (S-22)', async ({ request }) => {
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

test('A GET request never changes anything (S-21)', async ({ request }) => {
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
    const answers = await Promise.all(
      addresses.map((address) =>
        request.get(`${address}?query=${query}&x=/graphql`)
      )
    )
    for (const answer of answers)
      expect([403, 404, 405]).toContain(answer.status())
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
