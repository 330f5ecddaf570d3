// Inputs accept the fields of their type and no others, and a sign-up accepts the spec's five (docs/security.md S-32).
import fc from 'fast-check'
import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputObjectType,
} from 'graphql'

import { db } from 'src/lib/db'
import { PASSWORD, send } from 'src/testing/auth'
import { ask, buildCaller, post } from 'src/testing/graphql'
import { operations, schema } from 'src/testing/operations'
import { buildAccessLevel, draw } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

const smuggled = [
  'roles',
  'accessLevelNames',
  'accessLevels',
  'price',
  'priceCentavos',
  'userId',
  'points',
  'xp',
  'isImpersonating',
  'originalUserId',
  'actorUserId',
  'hashedPassword',
  'salt',
  'authVersion',
  'archivedAt',
  'createdAt',
  'isMember',
  'stageId',
  'ownerId',
]

/** Inputs that have a sensitive field on purpose. Decide whether a new input may have one before you add it here. */
const wanted: Record<string, string[]> = {
  AddPaymentScheduleInput: ['price'],
  ChangelogEntryInput: ['roles'],
  // Where a person is, which staff decide; `savePerson` and `changes` check it.
  CreateUserInput: ['stageId'],
  UpdateUserInput: ['stageId'],
  UsersChange: ['stageId'],
  // The filter of a list within the scope of staff.
  UsersViewInput: ['stageId'],
  // Only learners' levels, or levels below the caller's rank (services/accounts/accessLevels/grantLevels).
  EnrollUserInput: ['accessLevelNames'],
  // The user whose funnels are left out of the list. Staff may read these funnels anyway.
  HiddenFunnelsInput: ['userId'],
  // The viewer's companions: a filter within the scope of staff.
  MatchingInput: ['stageId'],
  // A member of the group, which `requireCandidate` checks.
  NominationInput: ['userId'],
  ProductInput: ['priceCentavos'],
  // The member whose money is recorded; `requireReach` and the desk's right decide.
  RecordPaymentInput: ['userId'],
  TaskInput: ['points'],
  UpdatePaymentScheduleInput: ['price'],
  // The id is ignored unless it is the session's user (services/accounts/loginLogs).
  UserLoginLogInput: ['userId'],
}

const inputs = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLInputObjectType => isInputObjectType(type)
)

const isTaken = (type: GraphQLInputObjectType, name: string) =>
  Object.hasOwn(type.getFields(), name)

test('Only intended inputs have such a field', () => {
  const found = Object.fromEntries(
    inputs
      .map((type) => [
        type.name,
        smuggled.filter((name) => isTaken(type, name)),
      ])
      .filter(([, names]) => names.length > 0)
  )
  expect(found).toEqual(wanted)
})

test('No input accepts arbitrary JSON except flags of a level and answers of a form', () => {
  const bags = inputs.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => {
        const inner = getNamedType(field.type)
        return isScalarType(inner) && /JSON/.test(inner.name)
      })
      .map((field) => `${type.name}.${field.name}`)
  )
  expect(bags).toEqual([
    'AccessLevelInput.pageAccess',
    'AccessLevelInput.functionAccess',
    // checkAnswers keeps the answers of known fields only.
    'FormAnswersInput.answers',
  ])
})

for (const name of ['__proto__', 'constructor'])
  scenario(`A body with the name ${name} is refused whole`, async () => {
    const { cookie } = await buildCaller('admin')
    const query =
      'mutation ($input: StageInput!) { createStage(input: $input) { id } }'
    const answer = await post(
      `{ "query": "${query}", "variables": { "input": { "${name}": { "prototype": 1 } } } }`,
      { cookie }
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).not.toHaveProperty('data')
  })

scenario('With an unknown field nothing runs', async () => {
  const admin = await buildCaller('admin')
  const before = await db.infoLog.count()
  const withInput = operations.flatMap(({ name, kind, field }) =>
    field.args
      .map((arg) => ({ name, kind, field, arg, type: getNamedType(arg.type) }))
      .filter(({ type }) => isInputObjectType(type))
  )
  expect(withInput.length).toBeGreaterThan(15)
  for (const { name, kind, field, arg, type } of withInput) {
    const extra = smuggled.filter(
      (each) => !isTaken(type as GraphQLInputObjectType, each)
    )
    const others = field.args.filter((each) => each !== arg)
    const declared = [arg, ...others].map(
      (each) => `$${each.name}: ${each.type}`
    )
    const passed = [arg, ...others].map((each) => `${each.name}: $${each.name}`)
    const selection = isScalarType(getNamedType(field.type))
      ? ''
      : '{ __typename }'
    const document = `${kind} (${declared.join(', ')}) { ${name}(${passed.join(', ')}) ${selection} }`
    const { data, message } = await admin.ask(document, {
      ...Object.fromEntries(others.map((each) => [each.name, 1])),
      [arg.name]: JSON.parse(
        `{${extra.map((each) => `"${each}": 1`).join(', ')}}`
      ),
    })
    expect({ name, data }).toEqual({ name, data: undefined })
    expect(message).toMatch(/\$\w+.* got invalid value/)
  }
  expect(await db.infoLog.count()).toBe(before)
})

scenario('An argument that an operation lacks is refused', async () => {
  for (const { name, kind, field, document } of operations) {
    const arg = smuggled.find(
      (each) => !field.args.some((known) => known.name === each)
    )
    const changed = document.includes(`${name}(`)
      ? document.replace(`${name}(`, `${name}(${arg}: 1, `)
      : document.replace(name, `${name}(${arg}: 1)`)
    expect(changed).toContain(kind)
    const { data, message } = await ask(changed)
    expect({ data, message }).toEqual({
      message: expect.stringContaining(`Unknown argument "${arg}"`),
    })
  }
})

const value = fc.oneof(
  fc.constantFrom<unknown>(
    1,
    true,
    'admin',
    ['admin'],
    { create: { accessLevelId: 'admin' } },
    { set: 1 },
    '2000-01-01T00:00:00Z',
    null
  ),
  fc.jsonValue()
)

scenario('A sign-up stores the spec’s five fields', async () => {
  await buildAccessLevel('non-member')
  await buildAccessLevel('admin')
  const person = (username: string) => ({
    method: 'signup',
    username,
    password: PASSWORD,
    firstName: 'Ana',
    lastName: 'Cruz',
  })
  const rowOf = async (email: string) => {
    const row = await db.user.findUniqueOrThrow({
      where: { email },
      include: { accessLevels: true, profile: true },
    })
    const {
      hashedPassword,
      salt,
      createdAt,
      passwordChangedAt,
      stageProgressAt,
      ...rest
    } = row
    expect(hashedPassword).toMatch(/\|16384\|8\|5$/)
    expect(salt).toHaveLength(64)
    for (const at of [createdAt, passwordChangedAt, stageProgressAt])
      expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000)
    // These values are generated randomly or by the database.
    return JSON.stringify(rest, (key, each) =>
      /^(id|email|slug|tribeId|userId|createdAt|updatedAt)$/.test(key)
        ? undefined
        : each
    )
  }
  await send(person('plain@example.com'))
  const plain = await rowOf('plain@example.com')
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...smuggled), value, { minKeys: 1 }),
      async (extra) => {
        const username = `extra-${draw()}@example.com`
        const answer = await send({ ...extra, ...person(username) })
        expect(answer.status).toBe(201)
        expect(await rowOf(username)).toBe(plain)
      }
    ),
    { numRuns: rounds({ sample: 10, full: 100 }) }
  )
})
