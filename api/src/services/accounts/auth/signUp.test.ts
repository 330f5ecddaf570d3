// The spec's `signup` (section 7) as the form calls it, with its texts (section 5).
import { db } from 'src/lib/db'
import { PASSWORD, send, who } from 'src/testing/auth'
import { buildAccessLevel, draw } from 'src/testing/people'

const person = () => ({
  method: 'signup',
  username: `ana-${draw()}@example.com`,
  password: PASSWORD,
  firstName: 'Ana',
  lastName: 'Cruz',
})

describe('signing up', () => {
  beforeEach(async () => buildAccessLevel('non-member'))

  scenario(
    'Creates a non-member, signs them in, and answers id and message',
    async () => {
      const input = person()
      const answer = await send({
        ...input,
        username: ` ${input.username.toUpperCase()} `,
        firstName: ' Ana ',
        facebookProfile: ' https://www.facebook.com/ana.cruz/?mibextid=x',
        roles: ['admin'],
        xp: 900,
        accessLevels: { create: { accessLevelId: 'admin' } },
      })
      expect(answer).toMatchObject({
        status: 201,
        body: { id: expect.any(Number), message: 'Welcome to Sulong!' },
      })
      expect(await who(answer.cookie)).toBe(input.username)
      expect(
        await db.user.findFirst({ include: { accessLevels: true } })
      ).toMatchObject({
        email: input.username,
        firstName: 'Ana',
        facebookProfile: 'https://www.facebook.com/ana.cruz',
        xp: 0,
        accessLevels: [{ accessLevelId: 'non-member' }],
      })
    }
  )

  const refusals: [string, object, string][] = [
    ['no first name', { firstName: ' ' }, 'Given Name is required!'],
    ['no last name', { lastName: undefined }, 'Last Name is required!'],
    [
      'an invalid profile',
      { facebookProfile: 'facebook.com/a' },
      'Enter a valid fb profile (e.g., facebook.com/[username])',
    ],
    ['no email', { username: '' }, 'Enter you email'],
    [
      'an invalid email',
      { username: 'ana@' },
      'Enter a valid email address (e.g., juan@example.com)',
    ],
    [
      'an email that is an object',
      { username: { contains: '@' } },
      'Enter you email',
    ],
    [
      'no password',
      { password: '' },
      'Oops! It looks like you forgot to enter your password',
    ],
    [
      'a password that is a list',
      { password: [PASSWORD] },
      'Oops! It looks like you forgot to enter your password',
    ],
    [
      'a short password',
      { password: 'Ab1!xyz' },
      'Use at least 8 characters for your password.',
    ],
    [
      'a link for a name',
      { firstName: 'Claim your prize at https://evil.example/win now' },
      'Enter a name without links, @ or line breaks.',
    ],
    [
      'an endless password',
      { password: 'x'.repeat(257) },
      'Use at most 256 characters for your password.',
    ],
    [
      'a common password',
      { password: 'Password1' },
      'Too many people use this password. Please choose another one.',
    ],
    [
      'the own name as password',
      { firstName: 'Maria-Clara', password: 'maria-clara' },
      'Too many people use this password. Please choose another one.',
    ],
  ]
  for (const [name, change, error] of refusals) {
    scenario(`With ${name} is refused in the spec’s words`, async () => {
      const answer = await send({ ...person(), ...change })
      expect(answer).toMatchObject({
        status: 400,
        body: { error },
        cookies: [],
      })
      expect(await db.user.count()).toBe(0)
    })
  }

  scenario('Is refused in Filipino for a Filipino reader', async () => {
    const answer = await send(
      { ...person(), firstName: '' },
      { cookie: 'lang=fil' }
    )
    expect(answer.body).toEqual({
      error: 'Kailangan ang pangalan!',
      code: 'FIRST_NAME_REQUIRED',
    })
  })

  scenario(
    'Is refused with an e-mail that is taken, also under concurrency',
    async () => {
      const input = person()
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(input)))
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201, 400, 400, 400,
      ])
      expect(
        await send({ ...input, username: input.username.toUpperCase() })
      ).toMatchObject({
        status: 400,
        body: { error: 'Email is already registered', code: 'EMAIL_TAKEN' },
      })
      expect(await db.user.count()).toBe(1)
    }
  )

  scenario('Is limited for each IP address', async () => {
    const ip = '203.0.113.2'
    await db.rateCounter.create({
      data: {
        key: `sign-ups-per-hour:${ip}`,
        windowStart: new Date(),
        count: 60,
      },
    })
    expect((await send(person(), { ip })).body).toEqual({
      error: 'Too many attempts. Please try again later.',
      code: 'TOO_MANY_ATTEMPTS',
    })
    expect((await send(person(), { ip: '203.0.113.3' })).status).toBe(201)
  })

  scenario(
    'Tells a sender five times an hour that an address is taken',
    async () => {
      const ip = '203.0.113.4'
      const taken = person()
      await send(taken)
      const answers: unknown[] = []
      for (let n = 0; n < 6; n++) {
        expect((await send(person(), { ip })).status).toBe(n < 5 ? 201 : 400)
        answers.push((await send(taken, { ip })).body.code)
      }
      expect(answers).toEqual([
        ...Array(5).fill('EMAIL_TAKEN'),
        'TOO_MANY_ATTEMPTS',
      ])
      expect((await send(taken)).body.code).toBe('EMAIL_TAKEN')
    }
  )
})
