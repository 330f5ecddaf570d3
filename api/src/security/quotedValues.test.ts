// Canaries in requests of the wrong type: GraphQL's messages quote the value, and neither the log nor the answer may
// contain it (docs/security.md S-71).
import { GRAPHQL_PATH } from 'src/http/graphql/documents'
import { logger } from 'src/lib/logger'
import { buildServer } from 'src/testing/graphql'

const SECRET = 'canary-918273-q7'

/** Requests by a careless client, each with a secret where its type is wrong. */
const careless: [string, string, object?][] = [
  [
    'a number for a code',
    'mutation ($i: ValidateOtpInput!) { validateOtp(input: $i) { isValid } }',
    { i: { id: '1', otp: 918_273 } },
  ],
  [
    'a list for a code',
    'mutation ($i: ValidateOtpInput!) { validateOtp(input: $i) { isValid } }',
    { i: { id: '1', otp: [SECRET] } },
  ],
  [
    'a code for the whole input',
    'mutation ($i: ValidateOtpInput!) { validateOtp(input: $i) { isValid } }',
    { i: SECRET },
  ],
  [
    'a code under another key',
    'mutation ($i: ValidateOtpInput!) { validateOtp(input: $i) { isValid } }',
    { i: { id: '1', otp: '1', [SECRET]: SECRET } },
  ],
  [
    'an object for a password',
    'mutation ($p: String!) { setUpPassword(password: $p) }',
    { p: { value: SECRET } },
  ],
  [
    'an object in the document',
    `mutation { setUpPassword(password: { value: "${SECRET}" }) }`,
  ],
  [
    'a bare word in the document',
    'mutation { setUpPassword(password: canary918273) }',
  ],
  [
    'a number in the document',
    'mutation { validateOtp(input: { id: "1", otp: 918273 }) { isValid } }',
  ],
  [
    'two texts in the document',
    `mutation { setUpPassword(password: "a" "${SECRET}") }`,
  ],
  [
    'an object for the key of a backup',
    'mutation ($i: RestoreInput!) { restoreFromBackup(id: 1, input: $i) { id } }',
    { i: { confirmation: '', password: '', secretKey: { value: SECRET } } },
  ],
  ['a text for a number', `{ user(id: "${SECRET}") { id } }`],
  ['a text for a word', `{ stages(sort: "${SECRET}") { id } }`],
]

// A logger's level is read when Yoga is built, and tests are silent.
const LEVEL = logger.level
let server: ReturnType<typeof buildServer>
const logged: string[] = []

beforeAll(async () => {
  logger.level = 'info'
  server = buildServer()
  await server.ready()
  logger.level = LEVEL
  for (const symbol of Object.getOwnPropertySymbols(logger))
    if (symbol.description === 'pino.stream')
      jest
        .spyOn((logger as never)[symbol] as { write: () => void }, 'write')
        .mockImplementation(((line: string) => logged.push(line)) as never)
})
afterAll(() => server.close())

for (const [name, query, variables] of careless)
  scenario(`Neither the log nor the answer repeats ${name}`, async () => {
    logged.length = 0
    const askOnce = () =>
      server.inject({
        method: 'POST',
        url: GRAPHQL_PATH,
        payload: { query, variables },
      })
    // The second time, Yoga answers with the errors that it has kept.
    for (const { body } of [await askOnce(), await askOnce()]) {
      expect(JSON.parse(body).errors[0].message).toBeTruthy()
      expect(body).not.toMatch(/918_?273/)
    }
    expect(logged).not.toEqual([])
    expect(logged.join('')).not.toMatch(/918_?273/)
  })
