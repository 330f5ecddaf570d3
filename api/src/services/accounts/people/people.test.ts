// Staff view, create and edit users (spec 2.2, 2.4), through the real handler.
import { db } from 'src/lib/db'
import { readableMail } from 'src/lib/outbox'
import { send } from 'src/testing/auth'
import { buildInvoice } from 'src/testing/billing'
import { ask as askAs, buildCaller } from 'src/testing/graphql'
import { buildAccessLevel, buildUser } from 'src/testing/people'

const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { id email name password } }`
const MAIL = `query ($email: String!, $name: String!, $password: String!) { sendUserCredential(email: $email, name: $name, password: $password) }`
const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) }`
const DETAIL = `query ($id: Int!) { userDetail(id: $id) {
  email isMember membershipStatus mayEdit mayAssign mayImpersonate levels { id isByHand } signIns { message }
} }`

const person = {
  email: ' Bea@Example.com ',
  firstName: 'Bea',
  lastName: 'Santos',
}

type Created = { id: number; email: string; name: string; password: string }

const make = async () => {
  await buildAccessLevel('non-member')
  const staff = await buildCaller('tribe-team-fa')
  const { data } = await staff.ask(CREATE, { input: person })
  return { staff, made: data?.createUser as Created }
}

describe('an account made by staff', () => {
  scenario(
    'Is a non-member with an eight-character password of all kinds',
    async () => {
      const { made } = await make()
      expect(made).toMatchObject({ email: 'bea@example.com', name: 'Bea' })
      expect(made.password).toMatch(
        /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^\w])\S{8}$/
      )
      const user = await db.user.findUniqueOrThrow({
        where: { id: made.id },
        include: { accessLevels: true },
      })
      expect(user).toMatchObject({
        mustChangePassword: true,
        isMember: false,
        accessLevels: [{ accessLevelId: 'non-member' }],
      })
      const hours =
        ((user.tempPasswordExpiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000
      expect(Math.round(hours)).toBe(72)
    }
  )

  scenario(
    'Gets its password by a mail that is encrypted at rest',
    async () => {
      const { staff, made } = await make()
      const { data } = await staff.ask(MAIL, made)
      expect(data).toEqual({ sendUserCredential: true })
      const mail = await db.outboxEmail.findFirstOrThrow()
      expect(mail.text + mail.html).not.toContain(made.password)
      await staff.ask(MAIL, { ...made, name: 'See https://evil.example' })
      for (const each of await db.outboxEmail.findMany())
        expect(readableMail(each).text).toMatch(/^Hi Bea,/)
      expect(readableMail(mail).text).toContain(made.password)
      expect(
        (
          await send({
            method: 'login',
            username: made.email,
            password: made.password,
          })
        ).status
      ).toBe(200)
    }
  )

  scenario(
    'Is closed after 72 hours unless the password was changed',
    async () => {
      const { made } = await make()
      await db.user.update({
        where: { id: made.id },
        data: { tempPasswordExpiresAt: new Date(Date.now() - 1) },
      })
      expect(
        (
          await send({
            method: 'login',
            username: made.email,
            password: made.password,
          })
        ).status
      ).toBe(400)
    }
  )

  for (const [name, change, codes] of [
    ['an invalid email', { email: 'bea@' }, { email: 'EMAIL_INVALID' }],
    [
      'no names',
      { firstName: '', lastName: ' ' },
      { firstName: 'FIRST_NAME_REQUIRED', lastName: 'LAST_NAME_REQUIRED' },
    ],
    [
      'an invalid profile',
      { facebookProfile: 'x' },
      { facebookProfile: 'FACEBOOK_PROFILE_INVALID' },
    ],
  ] as const) {
    scenario(`Is not created with ${name}`, async () => {
      const staff = await buildCaller('tribe-team-fa')
      expect(
        (await staff.ask(CREATE, { input: { ...person, ...change } })).codes
      ).toEqual(codes)
    })
  }

  scenario('Is not created twice for one e-mail', async () => {
    const { staff } = await make()
    expect((await staff.ask(CREATE, { input: person })).codes).toEqual({
      email: 'EMAIL_TAKEN',
    })
  })
})

describe('mailing credentials', () => {
  const refused = { code: 'CREDENTIALS_REFUSED' }

  scenario(
    'Is refused for another password, another creator or later',
    async () => {
      const { staff, made } = await make()
      const other = await buildCaller('tribe-team-ro')
      expect(await staff.ask(MAIL, { ...made, password: 'x' })).toMatchObject(
        refused
      )
      expect(await other.ask(MAIL, made)).toMatchObject(refused)
      await db.infoLog.updateMany({
        data: { createdAt: new Date(Date.now() - 901_000) },
      })
      expect(await staff.ask(MAIL, made)).toMatchObject(refused)
      expect(await db.outboxEmail.count()).toBe(0)
    }
  )

  scenario('Is refused to learners for anyone else', async () => {
    const member = await buildCaller('member')
    const { email } = await buildUser()
    expect(
      await member.ask(MAIL, { email, name: 'x', password: 'none' })
    ).toMatchObject(refused)
  })
})

scenario(
  'Staff see what a person owes, the latest reminder and the credit',
  async () => {
    const { userId, schedules } = await buildInvoice({
      pricesCentavos: [100_000],
      firstDay: '2026-01-02',
    })
    await db.paymentReminder.create({
      data: {
        scheduleId: schedules[0].id,
        dueDate: new Date('2026-01-02'),
        offsetDays: 7,
        createdAt: new Date('2026-01-08T18:00:00Z'),
      },
    })
    await db.payment.create({
      data: {
        userId,
        kind: 'CREDIT',
        platform: 'other',
        amountCentavos: 0,
        creditCentavos: 30_030,
        note: 'A gift',
        approvedById: (await buildUser()).id,
      },
    })
    const { ask } = await buildCaller('admin')
    const { data } = await ask(
      'query ($id: Int!) { userDetail(id: $id) { owedCentavos nextBillId nextBillRemindedOn creditCentavos } }',
      { id: userId }
    )
    expect(data?.userDetail).toEqual({
      owedCentavos: 100_000,
      nextBillId: schedules[0].id,
      nextBillRemindedOn: '2026-01-09',
      creditCentavos: 30_030,
    })
  }
)

describe('the password setup modal', () => {
  const asked = async () => {
    const { made } = await make()
    const { cookie } = await send({
      method: 'login',
      username: made.email,
      password: made.password,
    })
    return {
      made,
      cookie,
      ask: (query: string, variables = {}) => askAs(query, variables, cookie),
    }
  }
  const SET_UP =
    'mutation ($password: String!) { setUpPassword(password: $password) }'
  const SKIP = 'mutation { skipPasswordSetup { email name password } }'

  for (const password of [
    'Ab1!xyz',
    'abcdefg1!',
    'ABCDEFG1!',
    'Abcdefgh!',
    'Abcdefgh1',
  ]) {
    scenario(`Refuses ${password}`, async () => {
      const { ask } = await asked()
      expect((await ask(SET_UP, { password })).codes).toEqual({
        password: 'PASSWORD_WEAK',
      })
    })
  }

  scenario(
    'Sets the password, keeps only this session, and does not appear again',
    async () => {
      const { made, ask } = await asked()
      const elsewhere = await send({
        method: 'login',
        username: made.email,
        password: made.password,
      })
      expect((await ask(SET_UP, { password: 'Masarap-7!' })).data).toEqual({
        setUpPassword: true,
      })
      expect((await ask('{ mySetup { mustChangePassword } }')).data).toEqual({
        mySetup: { mustChangePassword: false },
      })
      expect(
        (await askAs('{ mySetup { language } }', {}, elsewhere.cookie)).code
      ).toBe('UNAUTHENTICATED')
      expect((await ask(SET_UP, { password: 'Masarap-7!' })).code).toBe(
        'PASSWORD_NOT_ASKED'
      )
      expect(
        (
          await send({
            method: 'login',
            username: made.email,
            password: 'Masarap-7!',
          })
        ).status
      ).toBe(200)
    }
  )

  scenario(
    'Can be skipped with a generated password, which is mailed, and appears again',
    async () => {
      const { ask } = await asked()
      const { data } = await ask(SKIP)
      const drawn = data?.skipPasswordSetup as Created
      expect((await ask(MAIL, drawn)).data).toEqual({
        sendUserCredential: true,
      })
      expect((await ask('{ mySetup { mustChangePassword } }')).data).toEqual({
        mySetup: { mustChangePassword: true },
      })
      expect(
        (
          await send({
            method: 'login',
            username: drawn.email,
            password: drawn.password,
          })
        ).status
      ).toBe(200)
    }
  )

  scenario('Does not appear for users who chose their password', async () => {
    const member = await buildCaller('member')
    expect((await member.ask(SKIP)).code).toBe('PASSWORD_NOT_ASKED')
  })
})

describe('editing a user', () => {
  const input = { ...person, email: 'ana.reyes@example.com' }

  scenario(
    'Corrects their names at once, and only proposes the e-mail',
    async () => {
      const [staff, member] = [
        await buildCaller('tribe-team-fa'),
        await buildCaller('member'),
      ]
      const { id, email } = member.user
      expect((await staff.ask(UPDATE, { id, input })).data).toEqual({
        updateUser: true,
      })
      expect(await db.user.findUnique({ where: { id } })).toMatchObject({
        ...input,
        email,
      })
      expect(
        (await member.ask('{ mySetup { language } }')).code
      ).toBeUndefined()
    }
  )

  scenario(
    'Gives staff a new e-mail only with the right to assign levels',
    async () => {
      const finance = await buildCaller('tribe-team-fa')
      const coach = await buildUser('coach')
      const change = { id: coach.id, input }
      expect((await finance.ask(UPDATE, change)).codes).toEqual({
        email: 'STAFF_ADDRESS',
      })
      const same = { ...input, email: coach.email }
      expect(
        (await finance.ask(UPDATE, { id: coach.id, input: same })).data
      ).toEqual({ updateUser: true })
      const admin = await buildCaller('admin')
      expect((await admin.ask(UPDATE, change)).data).toEqual({
        updateUser: true,
      })
    }
  )

  scenario('Is refused for the same or a higher rank', async () => {
    const staff = await buildCaller('tribe-team-fa')
    for (const role of ['tribe-team-fa', 'tribe-team-ro', 'admin'] as const) {
      const { id } = await buildUser(role)
      expect((await staff.ask(UPDATE, { id, input })).code).toBe(
        'NOT_LOWER_RANK'
      )
    }
  })

  scenario('Refuses an e-mail that is taken', async () => {
    const staff = await buildCaller('tribe-team-fa')
    const [one, other] = [await buildUser(), await buildUser()]
    expect(
      (
        await staff.ask(UPDATE, {
          id: one.id,
          input: { ...input, email: other.email },
        })
      ).codes
    ).toEqual({ email: 'EMAIL_TAKEN' })
  })
})

describe('the details of a user', () => {
  scenario('Say what the viewer may do with this user', async () => {
    const { id } = await buildUser('coach')
    const of = async (
      role: 'admin' | 'tribe-team-ro' | 'tribe-team-fa' | 'success-manager'
    ) => {
      const { data } = await (await buildCaller(role)).ask(DETAIL, { id })
      const { mayEdit, mayAssign, mayImpersonate } = data?.userDetail as Record<
        string,
        boolean
      >
      return [mayEdit, mayAssign, mayImpersonate]
    }
    expect(await of('admin')).toEqual([true, true, true])
    expect(await of('tribe-team-ro')).toEqual([true, false, true])
    expect(await of('tribe-team-fa')).toEqual([true, false, false])
    expect(await of('success-manager')).toEqual([false, false, false])
  })

  scenario('Are not found for a coach of another stage', async () => {
    const coach = await buildCaller('coach')
    const { id } = await buildUser()
    expect((await coach.ask(DETAIL, { id })).data).toEqual({ userDetail: null })
  })
})

scenario(
  'The lists separate members from non-members, by level and by purchase',
  async () => {
    const staff = await buildCaller('tribe-team-ro')
    const [guest, member, buyer] = [
      await buildUser('non-member'),
      await buildUser('member'),
      await buildUser('non-member'),
    ]
    await buildInvoice({ userId: buyer.id })
    await db.subscription.updateMany({ data: { status: 'ACTIVE' } })
    const idsOf = async (type: string) => {
      const { data } = await staff.ask(
        `{ usersPage(type: ${type}, sort: CREATED_AT) { rows { id } } }`
      )
      return (data?.usersPage as { rows: { id: number }[] }).rows.map(
        ({ id }) => id
      )
    }
    expect(await idsOf('NON_MEMBER')).toEqual([guest.id])
    expect(await idsOf('MEMBER')).toEqual([staff.user.id, member.id, buyer.id])
  }
)

describe("a client's report of a sign-in", () => {
  const LOG = `mutation ($input: UserLoginLogInput!) { addUserLoginLog(input: $input) }`

  scenario(
    'Is stored separately, truncated, sanitised, and only for the session’s user',
    async () => {
      const member = await buildCaller('member')
      const other = await buildUser()
      const message = 'wrong\\u0007 ' + 'x'.repeat(400)
      await member.ask(LOG, {
        input: {
          userId: other.id,
          userEmail: 'A@B.com',
          isSuccess: true,
          message,
        },
      })
      const row = await db.loginLog.findFirstOrThrow({
        where: { source: 'CLIENT' },
      })
      expect(row).toMatchObject({
        userId: null,
        userEmail: 'a@b.com',
        isSuccess: true,
      })
      expect(row.message.length).toBeLessThanOrEqual(255)
    }
  )

  scenario('Is limited to ten a minute', async () => {
    const member = await buildCaller('member')
    const input = { userEmail: 'a@b.com', isSuccess: false }
    for (let each = 0; each < 10; each++) await member.ask(LOG, { input })
    expect((await member.ask(LOG, { input })).code).toBe('RATE_LIMITED')
  })
})

scenario('The welcome-back modal is closed for good', async () => {
  const member = await buildCaller('member')
  for (const name of ['HideReturneeModal', 'hideReturneeModal'])
    expect((await member.ask(`mutation { ${name} }`)).data).toEqual({
      [name]: true,
    })
  expect(
    (await db.user.findUnique({ where: { id: member.user.id } }))
      ?.returneeSeenAt
  ).not.toBeNull()
})

scenario(
  'Staff save the whole profile, number, batch, stage and marks, with before and after in the log',
  async () => {
    const staff = await buildCaller('tribe-team-fa')
    const ana = await buildUser('member')
    const other = await buildUser('member')
    const names = { email: ana.email, firstName: 'Ana', lastName: 'Cruz' }
    const save = (more: object) =>
      staff.ask(UPDATE, { id: ana.id, input: { ...names, ...more } })
    const profile = {
      middleName: 'Reyes',
      sex: 'Female',
      birthdate: '1990-02-03',
      mobileNumber: '0917-123-4567',
      city: 'Lipa',
      tribeId: 'T-90',
    }
    expect((await save({ ...profile, tags: ['FAST_TRACK'] })).data).toBeTruthy()
    // Fields that a save does not name stay.
    await save({ tags: [] })
    expect(
      await db.user.findUniqueOrThrow({
        where: { id: ana.id },
        include: { profile: true, tags: true },
      })
    ).toMatchObject({
      tribeId: 'T-90',
      profile: { middleName: 'Reyes', mobileNumber: '09171234567' },
      tags: [{ tag: 'FAST_TRACK', to: expect.any(Date), byId: staff.user.id }],
    })
    const [first] = await db.infoLog.findMany({
      where: { action: 'user.changed' },
      orderBy: { id: 'asc' },
    })
    expect(first).toMatchObject({
      before: { tribeId: ana.tribeId, mobileNumber: null, tags: '' },
      after: { tribeId: 'T-90', birthdate: '1990-02-03', tags: 'FAST_TRACK' },
    })
    expect(
      (await save({ mobileNumber: '123', birthdate: '2999-01-01' })).codes
    ).toEqual({
      mobileNumber: 'MOBILE_INVALID',
      birthdate: 'BIRTHDATE_INVALID',
    })
    expect((await save({ tribeId: other.tribeId })).codes).toEqual({
      tribeId: 'TRIBE_ID_TAKEN',
    })
    expect((await save({ tribeId: '' })).codes).toEqual({
      tribeId: 'TRIBE_ID_INVALID',
    })
  }
)
