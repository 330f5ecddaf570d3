/* eslint-env jest */
// Redwood's globals for api tests (`scenario`, `defineScenario`, `mockCurrentUser`, the request context), with one
// difference: a scenario empties the database in one statement (scripts/database/testDatabase.js). Redwood's own setup
// parses the Prisma schema once per test file and deletes from one table after the other.

const fs = require('fs')
const path = require('path')

const { defineScenario } = require('@redwoodjs/testing/dist/api/scenario')

const { apiSrcPath } = global.__RWJS__TEST_IMPORTS
const libDbPath = require.resolve(`${apiSrcPath}/lib/db`)

global.defineScenario = defineScenario

/** Each test file has a module registry of its own, so this tells whether the file has opened a connection. */
const wasDbUsed = () => Object.keys(require.cache).includes(libDbPath)

const projectDb = () => require(libDbPath).db

/** The fixtures of `<test file>.scenarios.ts`; undefined where there is no such file. */
const loadScenario = (name) => {
  const file = global.testPath.replace(/\.test\.ts$/, '.scenarios.ts')
  if (!fs.existsSync(file)) return undefined
  const scenario = require(file)[name]
  if (!scenario)
    throw new Error(`${path.basename(file)} has no scenario named "${name}"`)
  return scenario
}

/** Creates the fixtures in their order; a function gets those before it. */
const seedScenario = async (scenario = {}) => {
  const seeded = {}
  for (const [model, fixtures] of Object.entries(scenario)) {
    seeded[model] = {}
    for (const [name, given] of Object.entries(fixtures))
      seeded[model][name] = await projectDb()[model].create(
        typeof given === 'function' ? given(seeded) : given
      )
  }
  return seeded
}

/** `scenario([name,] title, test)`: seeds, runs the test, and empties the database whether or not the test passes. */
const buildScenario =
  (it) =>
  (...args) => {
    const [title, run] = args.slice(-2)
    const name = args.length === 3 ? args[0] : 'standard'
    return it(title, async () => {
      try {
        return await run(await seedScenario(loadScenario(name)))
      } finally {
        if (wasDbUsed())
          await projectDb().$executeRaw`SELECT test.empty_database()`
      }
    })
  }

global.scenario = buildScenario(global.it)
global.scenario.only = buildScenario(global.it.only)

// A request to the GraphQL route has a context of its own, as on the server. Services that a test calls itself share the
// test's context. Both are read through Redwood's proxy.
const mockStore = { context: {} }
const mockHolder = () => {
  const { getAsyncStoreInstance } = require('@redwoodjs/context/dist/store')
  const request = getAsyncStoreInstance().getStore()
  if (!request) return mockStore
  if (!request.has('holder')) request.set('holder', { context: {} })
  return request.get('holder')
}
jest.mock('@redwoodjs/context', () => ({
  context: new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'toJSON'
          ? () => mockHolder().context
          : Reflect.get(mockHolder().context, name),
      set: (_, name, value) => Reflect.set(mockHolder().context, name, value),
    }
  ),
  setContext: (context) => {
    mockHolder().context = context
  },
}))
beforeEach(() => {
  mockStore.context = {}
})
global.mockCurrentUser = (currentUser) => {
  mockStore.context = { currentUser }
}

// Not awaited: it waits for connections, and a test may have left one in a transaction on purpose.
afterAll(() => {
  if (wasDbUsed()) projectDb().$disconnect()
})

// What a run costs, for scripts/commands/testBudget.json: files that load the whole schema, and requests to GraphQL.
const schemaPath = require.resolve(`${apiSrcPath}/http/graphql/options`)
global.counted = { requests: 0 }
afterAll(() => {
  if (!process.env.TEST_COUNTS) return
  const schemaFiles = Object.keys(require.cache).includes(schemaPath) ? 1 : 0
  const line = JSON.stringify({ schemaFiles, ...global.counted })
  fs.appendFileSync(process.env.TEST_COUNTS, `${line}\n`)
})
