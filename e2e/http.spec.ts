// The server's HTTP answers with real cookies: sessions, guards, headers, uploads.

import { ask, newEmail, PASSWORD, signIn } from './people'
import { png } from './screens'
import { type APIRequestContext, expect, test } from './test'

const CURRENT_USER = '{ redwood { currentUser } }'

test.describe('signing up', () => {
  const person = {
    method: 'signup',
    firstName: 'Ana',
    lastName: 'Cruz',
    facebookProfile: '',
    password: 'Masarap-ang-mangga-7',
  }

  test('returns an id and a message, and signs in as a non-member', async ({
    request,
  }) => {
    const username = newEmail().toUpperCase()
    const answer = await request.post('/api/auth', {
      data: { ...person, username, roles: ['admin'], id: 1 },
    })
    expect(answer.status()).toBe(201)
    expect(Object.keys(await answer.json()).sort()).toEqual(['id', 'message'])
    const { data } = await ask(request, CURRENT_USER)
    expect(data.redwood.currentUser).toMatchObject({
      email: username.toLowerCase(),
      roles: ['non-member'],
    })
  })

  const refusals: [string, object, string][] = [
    ['no first name', { firstName: ' ' }, 'Given Name is required!'],
    ['no last name', { lastName: '' }, 'Last Name is required!'],
    ['no email', { username: '' }, 'Enter you email'],
    [
      'an invalid email',
      { username: 'ana' },
      'Enter a valid email address (e.g., juan@example.com)',
    ],
    [
      'no password',
      { password: '' },
      'Oops! It looks like you forgot to enter your password',
    ],
    [
      'an invalid profile link',
      { facebookProfile: 'nope' },
      'Enter a valid fb profile (e.g., facebook.com/[username])',
    ],
    [
      'a common password',
      { password: 'password123' },
      'Too many people use this password. Please choose another one.',
    ],
    [
      'a taken email',
      { username: 'member@example.com' },
      'Email is already registered',
    ],
  ]
  for (const [name, change, error] of refusals) {
    test(`with ${name} is refused with a message`, async ({ request }) => {
      const answer = await request.post('/api/auth', {
        data: { ...person, username: newEmail(), ...change },
      })
      expect(answer.status()).toBe(400)
      expect(await answer.json()).toEqual({
        error,
        code: expect.any(String),
      })
    })
  }

  test('twice at the same time creates one account', async ({ request }) => {
    const data = { ...person, username: newEmail() }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => request.post('/api/auth', { data }))
    )
    expect(answers.filter((answer) => answer.status() === 201)).toHaveLength(1)
  })
})

test.describe('a session', () => {
  test('is a cookie hidden from scripts and other sites', async ({
    request,
  }) => {
    const answer = await request.post('/api/auth', {
      data: {
        method: 'login',
        username: 'coach@example.com',
        password: PASSWORD,
      },
    })
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      email: 'coach@example.com',
      preferences: { language: null, theme: null, savesData: null },
    })
    const cookies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    for (const { value } of cookies) {
      expect(value).toContain('HttpOnly')
      expect(value).toContain('SameSite=Lax')
      expect(value).toContain('Path=/')
      expect(value).not.toContain('Domain')
    }
  })

  test('ends on sign-out, for copies of its cookie too', async ({
    request,
    playwright,
    baseURL,
  }) => {
    await signIn(request, 'expert@example.com')
    const thief = await playwright.request.newContext({
      baseURL,
      storageState: await request.storageState(),
    })
    expect(
      (await ask(thief, CURRENT_USER)).data.redwood.currentUser.email
    ).toBe('expert@example.com')
    await request.post('/api/auth', { data: { method: 'logout' } })
    expect((await ask(thief, CURRENT_USER)).data.redwood.currentUser).toBeNull()
  })

  for (const cookie of [
    'session=garbage; auth-provider=dbAuth',
    `session=${'A'.repeat(43)}`,
    'session=; session=x; auth-provider=dbAuth',
    'auth-provider=dbAuth',
  ]) {
    test(`with a broken cookie is that of a visitor: ${cookie}`, async ({
      request,
    }) => {
      const answer = await request.post('/api/graphql', {
        headers: { cookie },
        data: { query: CURRENT_USER },
      })
      expect(answer.status()).toBe(200)
      expect((await answer.json()).data.redwood.currentUser).toBeNull()
    })
  }

  test('needs a token of its own', async ({ request }) => {
    await signIn(request, 'team-lead@example.com')
    const token = await (await request.get('/api/auth?method=getToken')).text()
    const as = (authorization: string) =>
      request.post('/api/graphql', {
        headers: { authorization, 'auth-provider': 'dbAuth' },
        data: { query: CURRENT_USER },
      })
    expect((await as(`Bearer ${token}`)).status()).toBe(200)
    expect((await as('Bearer null')).status()).toBe(200)
    expect((await as('Bearer somebody-else')).status()).toBe(401)
  })
})

test.describe('a wrong password', () => {
  test('gets the same answer as an unknown address, and attempts are limited', async ({
    request,
  }) => {
    const login = (username: string) =>
      request.post('/api/auth', {
        data: { method: 'login', username, password: 'wrong' },
      })
    const known = await login('affiliate@example.com')
    const unknown = await login(newEmail())
    expect(known.status()).toBe(unknown.status())
    expect(await known.text()).toBe(await unknown.text())

    for (let tries = 0; tries < 4; tries++) await login('affiliate@example.com')
    const limited = await login('affiliate@example.com')
    expect(await limited.json()).toEqual({
      error: 'Too many attempts. Please try again later.',
      code: 'TOO_MANY_ATTEMPTS',
    })
    expect(limited.headers()['retry-after']).toBeTruthy()
  })

  for (const wrong of [
    { username: { contains: '@' }, password: PASSWORD },
    { username: ['admin@example.com'], password: PASSWORD },
    { username: 'admin@example.com', password: { $ne: '' } },
    { username: 'admin@example.com\u0000', password: PASSWORD },
    { username: 'a'.repeat(5000), password: 'x' },
  ]) {
    test(`of another type is refused: ${JSON.stringify(wrong).slice(0, 50)}`, async ({
      request,
    }) => {
      const answer = await request.post('/api/auth', {
        data: { method: 'login', ...wrong },
      })
      expect(answer.status()).toBe(400)
    })
  }
})

test.describe('other sites', () => {
  test('cannot act in a visitor’s name', async ({ request }) => {
    await signIn(request, 'head-coach@example.com')
    const attempts: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of attempts) {
      const answer = await request.post('/api/graphql', {
        headers,
        data: { query: CURRENT_USER },
      })
      expect(answer.status()).toBe(403)
    }
    const form = await request.post('/api/graphql', {
      form: { query: CURRENT_USER },
    })
    expect(form.status()).toBe(415)
    const get = await request.get(`/api/graphql?query=${CURRENT_USER}`)
    expect(get.status()).toBe(405)
  })
})

test.describe('the api', () => {
  test('reveals neither its versions nor its schema', async ({ request }) => {
    const { data } = await ask(request, '{ redwood { version prismaVersion } }')
    expect(data.redwood).toEqual({ version: null, prismaVersion: null })
    const { errors } = await ask(request, '{ __schema { types { name } } }')
    expect(errors).toBeTruthy()
  })

  test('refuses visitors and users without the permission', async ({
    request,
  }) => {
    const query = '{ productsPage { total } }'
    expect((await ask(request, query)).errors[0].extensions.code).toBe(
      'UNAUTHENTICATED'
    )
    await signIn(request, 'member@example.com')
    expect((await ask(request, query)).errors[0].extensions.code).toBe(
      'FORBIDDEN'
    )
  })

  test('has only the intended functions', async ({ request }) => {
    expect((await request.get('/api/auth?method=login')).status()).toBe(404)
    const webAuthn = await request.post('/api/auth', {
      data: { method: 'webAuthnRegister' },
    })
    expect(webAuthn.status()).toBe(404)
    expect((await request.get('/api/nothing')).status()).toBe(404)
  })

  test('sends its security headers with every page', async ({ request }) => {
    for (const path of ['/', '/login', '/api/health']) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy']
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe-eval')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-request-id']).toBeTruthy()
    }
  })

  test('sends an answer of data that may load nothing', async ({ request }) => {
    const answer = await request.post('/api/graphql', {
      data: { query: '{ __typename }' },
    })
    expect(answer.headers()).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/./),
    })
  })

  test('reports that it is ready', async ({ request }) => {
    expect((await request.get('/api/ready')).status()).toBe(200)
  })
})

test.describe('an upload', () => {
  const tokenOf = async (request: APIRequestContext) =>
    (await request.get('/api/auth?method=getToken')).text()

  const send = async (
    request: APIRequestContext,
    name: string,
    buffer: Buffer
  ) =>
    request.post('/api/upload-file', {
      headers: { authorization: `Bearer ${await tokenOf(request)}` },
      multipart: { file: { name, mimeType: 'image/png', buffer } },
    })

  test('requires a signed-in user', async ({ request }) => {
    expect((await send(request, 'a.png', png)).status()).toBe(401)
  })

  test('must prove that it comes from our own page', async ({ request }) => {
    await signIn(request, 'success-manager@example.com')
    const proofs: Record<string, string>[] = [
      {},
      { authorization: 'Bearer null' },
    ]
    for (const headers of proofs) {
      const answer = await request.post('/api/upload-file', {
        headers,
        multipart: {
          file: { name: 'a.png', mimeType: 'image/png', buffer: png },
        },
      })
      expect(answer.status()).toBe(401)
    }
  })

  test('must have the content its name says, and a limited size', async ({
    request,
  }) => {
    await signIn(request, 'success-manager@example.com')
    expect((await send(request, 'a.png', png)).status()).toBe(201)
    expect((await send(request, 'a.svg', Buffer.from('<svg/>'))).status()).toBe(
      415
    )
    expect(
      (await send(request, 'a.png', Buffer.from('<script>'))).status()
    ).toBe(415)
    // The name of a picture follows its content, and no other name does.
    expect((await send(request, 'a.jpg', png)).status()).toBe(201)
    expect((await send(request, 'a.pdf', png)).status()).toBe(415)
    expect((await send(request, 'a.png', Buffer.alloc(0))).status()).toBe(400)
    const large = await send(
      request,
      'a.png',
      Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])
    )
    expect(large.status()).toBe(413)
    expect((await large.json()).error).toBe(
      'files over 10 MB must be uploaded by the admin.'
    )
  })

  test('can be read only by its owner', async ({ request }) => {
    await signIn(request, 'success-manager@example.com')
    const { url } = await (await send(request, '../../x y.png', png)).json()
    const own = await request.get(url)
    expect(own.status()).toBe(200)
    expect(own.headers()['content-security-policy']).toContain('sandbox')

    await signIn(request, 'member@example.com')
    expect((await request.get(url)).status()).toBe(404)
    // Who approves payments opens proofs of payment, and nothing else.
    await signIn(request, 'admin@example.com')
    expect((await request.get(url)).status()).toBe(404)
  })
})

test.describe('an address', () => {
  for (const path of ['/login', '/', '/freelance-kickstart']) {
    test(`${path} exists and names the files of its page`, async ({
      request,
    }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      // Beside a first screen the files follow the page's words and picture.
      expect(await answer.text()).toMatch(
        /id="first-screen".*rel="modulepreload" href="\/assets\/[\w-]+\.js"/s
      )
    })
  }

  test('without a first screen names the files in a header', async ({
    request,
  }) => {
    expect((await request.get('/privacy-policy')).headers()['link']).toMatch(
      /<\/assets\/[\w-]+\.js>; rel=modulepreload/
    )
  })

  for (const path of [
    '/nobody-sells-here',
    '/no/such/page',
    '/products/x',
    '/courses/my-courses/99999999999',
    '/resources/public/2147483648',
    '/sale-50%',
  ]) {
    test(`${path} is a 404, shown as a page`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      expect(answer?.headers()['content-type']).toContain('text/html')
      await expect(
        page.getByRole('heading', { name: 'Page not found' }).first()
      ).toBeVisible()
    })
  }

  test('loads the texts in the visitor’s language', async ({ request }) => {
    const asked = async (cookie: string) =>
      (await request.get('/signup', { headers: { cookie } })).headers()['link']
    expect(await asked('lang=fil')).not.toBe(await asked('lang=en'))
  })
})
