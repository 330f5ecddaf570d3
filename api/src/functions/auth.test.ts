// `/api/auth` apart from its methods: cookies, the end of sessions, and unknown methods.
import { db } from 'src/lib/db'
import { buildMember, send, who, type Sent } from 'src/testing/auth'

describe('the cookies', () => {
  const { PUBLIC_URL } = process.env
  afterEach(() => {
    process.env.PUBLIC_URL = PUBLIC_URL
  })

  const sites: [string, string, string[]][] = [
    ['http://localhost:8910', 'session', []],
    ['https://school.example', '__Host-session', ['Secure']],
  ]
  for (const [url, name, more] of sites) {
    scenario(`Of ${url} are hidden from scripts and other sites`, async () => {
      process.env.PUBLIC_URL = url
      const { credentials } = await buildMember()
      const { cookies } = await send(credentials)
      expect(cookies).toHaveLength(3)
      expect(cookies[0].split('=')[0]).toBe(name)
      for (const cookie of cookies)
        expect(cookie.split('; ').slice(1)).toEqual([
          'Path=/',
          'HttpOnly',
          'SameSite=Lax',
          expect.stringMatching(/^Max-Age=(2592000|31536000)$/),
          ...more,
        ])
    })
  }
})

describe('a session', () => {
  scenario(
    'Ends with the logout, on the server too, even when repeated',
    async () => {
      const { user, credentials } = await buildMember()
      const { cookie } = await send(credentials)
      const other = await send(credentials)
      const answer = await send({ method: 'logout' }, { cookie })
      expect(answer).toMatchObject({ status: 200, text: '' })
      for (const ended of answer.cookies)
        expect(ended).toMatch(/^[\w-]+=; .*Max-Age=0/)
      expect(await who(cookie)).toBeNull()
      expect(await who(other.cookie)).toBe(user.email)
      expect((await send({ method: 'logout' }, { cookie })).status).toBe(200)
      expect((await send({ method: 'logout' })).status).toBe(200)
    }
  )

  const ends: [string, (user: { id: number }) => Promise<unknown>][] = [
    [
      'is revoked',
      () => db.session.updateMany({ data: { revokedAt: new Date() } }),
    ],
    [
      'has rested too long',
      () => db.session.updateMany({ data: { idleExpiresAt: new Date() } }),
    ],
    [
      'is too old',
      () => db.session.updateMany({ data: { absoluteExpiresAt: new Date() } }),
    ],
    [
      'belongs to who was archived',
      ({ id }) =>
        db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
    ],
    [
      'is older than the password',
      ({ id }) =>
        db.user.update({
          where: { id },
          data: { authVersion: { increment: 1 } },
        }),
    ],
  ]
  for (const [name, end] of ends) {
    scenario(
      `That ${name} counts as no session, with an empty token`,
      async () => {
        const { user, credentials } = await buildMember()
        const { cookie } = await send(credentials)
        const ask = () =>
          send('', { httpMethod: 'GET', method: 'getToken', cookie })
        const { text, headers } = await ask()
        expect(text).not.toBe('')
        expect(headers['cache-control']).toBe('no-store')
        await end(user)
        expect(await who(cookie)).toBeNull()
        expect(await ask()).toMatchObject({ status: 200, text: '' })
      }
    )
  }

  scenario('Is stored as a hash, and its token is no credential', async () => {
    const { credentials } = await buildMember()
    const { cookie } = await send(credentials)
    const token = (
      await send('', { httpMethod: 'GET', method: 'getToken', cookie })
    ).text
    const row = await db.session.findFirstOrThrow()
    expect(cookie).not.toContain(
      Buffer.from(row.tokenHash).toString('base64url')
    )
    expect(await who(`session=${token}`)).toBeNull()
    expect(await who(`session=${'A'.repeat(43)}`)).toBeNull()
  })
})

describe('any other request', () => {
  const strange: [string, unknown, Sent][] = [
    ['a method that does not exist', { method: 'constructor' }, {}],
    ['a body that is a list', '[]', {}],
    ['a body that is broken', '{', {}],
    ['no body', '', {}],
    ['another verb', { method: 'logout' }, { httpMethod: 'PUT' }],
    ['a GET of something else', '', { httpMethod: 'GET', method: 'login' }],
  ]
  for (const [name, body, sent] of strange) {
    test(`Is not found: ${name}`, async () => {
      expect(await send(body, sent)).toMatchObject({ status: 404, text: '{}' })
    })
  }
})
