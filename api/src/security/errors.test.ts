// Error messages reveal nothing about the system (docs/security.md S-23, S-25).
import { db, pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { ask, buildCaller, post } from 'src/testing/graphql'

const LEAK =
  /node_modules|\bat .*:\d+|prisma|postgres|\bselect\b|\bfrom "|invalid `|relation|column|ECONN|127\.0\.0\.1|localhost|\/tmp|\.ts\b|\.js\b|SECRET/i
const GENERIC = 'Something went wrong.'

describe('an internal error', () => {
  const failures: [string, () => jest.SpyInstance][] = [
    [
      'of the database',
      () =>
        jest.spyOn(db.user, 'findUnique').mockImplementation((() => {
          throw new Error(
            'Invalid `prisma.user.findUnique()` invocation in /tmp/app/users.ts:60 SECRET'
          )
        }) as never),
    ],
    [
      'of the network',
      () =>
        jest.spyOn(pool, 'query').mockImplementation((async () => {
          throw Object.assign(
            new Error('connect ECONNREFUSED 127.0.0.1:5432'),
            {
              code: 'ECONNREFUSED',
            }
          )
        }) as never),
    ],
    [
      'of our own',
      () =>
        jest
          .spyOn(db.user, 'findUnique')
          .mockImplementation((() =>
            (undefined as never as Date).getTime()) as never),
    ],
  ]
  for (const [name, fail] of failures) {
    scenario(`${name} is reported in general words`, async () => {
      const caller = await buildCaller('admin')
      const spy = fail()
      const answer = await caller.ask(
        `{ user(id: ${caller.user.id}) { id email } }`
      )
      spy.mockRestore()
      expect(answer.message).toBe(GENERIC)
      expect(JSON.stringify(answer)).not.toMatch(LEAK)
      expect(answer.code).not.toBe('BAD_USER_INPUT')
    })
  }

  scenario(
    'Is not caused by a number that is too large, or half a character',
    async () => {
      const { ask: asAdmin } = await buildCaller('admin')
      for (const document of [
        '{ user(id: 2147483647) { id } }',
        '{ userDetail(id: -2147483648) { id } }',
        '{ usersPage(page: 2147483647, perPage: 2147483647, q: "; DROP") { total } }',
        '{ usersPage(q: "\\ud800") { total } }',
        '{ coursesPage(q: "\\u0000") { total } }',
        '{ accessLevel(id: "\\u0000") { id } }',
        '{ globalSearch(query: "\\u0000\\ud800") { id } }',
        '{ outboxEmail(id: "x") { id } }',
        'mutation { createWin(input: { title: "\\u0000", achievedOn: "2026-01-01" }) { id } }',
      ]) {
        const answer = await asAdmin(document)
        expect(JSON.stringify(answer)).not.toMatch(LEAK)
      }
    }
  )
})

describe('an error in a document', () => {
  for (const document of [
    '{ usr(id: 1) { id } }',
    '{ user(id: 1) { emial hashedPasswrd } }',
    '{ user(di: 1) { id } }',
    'mutation { finishTsk(taskId: 1) { id } }',
    'mutation { validateOtp(inputs: {}) { isVald } }',
    '{ user(id: 1) { ... on Usr { id } } }',
    '{ redwood { versoin } }',
  ]) {
    test(`Gets no suggestion: ${document}`, async () => {
      const { data, message } = await ask(document)
      expect(data).toBeFalsy()
      expect(message).not.toMatch(/did you mean \S/i)
    })
  }
})

scenario('Is bad input only if validation fails', async () => {
  const { ask: asMember } = await buildCaller()
  const wrong = await asMember(
    'mutation { createWin(input: { title: "", achievedOn: "2026-01-01" }) { id } }'
  )
  expect(wrong.code).toBe('BAD_USER_INPUT')
  expect((await asMember('{ usersPage { total } }')).code).toBe('FORBIDDEN')
  expect((await asMember('mutation { deleteWin(id: 1) { id } }')).code).toBe(
    'NOT_FOUND'
  )
})

test('A list that no statement takes is refused, without an error in the log', async () => {
  const error = jest.spyOn(logger, 'error')
  const answer = await post({
    query: 'mutation ($ids: [Int!]!) { publishLessons(ids: $ids) { id } }',
    variables: { ids: Array.from({ length: 90_000 }, (_, id) => id) },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([
    { message: 'A list of the variables is too long.' },
  ])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('Variables that nest endlessly are refused, without an error in the log', async () => {
  const error = jest.spyOn(logger, 'error')
  const levels = 20_000
  const variables = '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
  const answer = await post(
    `{"query":"{ __typename }","variables":${variables}}`
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([
    { message: 'The variables nest too many levels.' },
  ])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
