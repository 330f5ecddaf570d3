/* eslint-env jest */
// Redwood's globals for api tests (`scenario`, `defineScenario`, `mockCurrentUser`, the request context), with one
// difference: a scenario empties the database in one statement (scripts/database/testDatabase.js). Redwood's own setup
// parses the Prisma schema once per test file and deletes from one table after the other.

const fs = require('fs')
const path = require('path')

const { ofTest } = require('@redwoodjs/context')
const { defineScenario } = require('@redwoodjs/testing/dist/api/scenario')

const { apiSrcPath } = global.__RWJS__TEST_IMPORTS
const libDbPath = require.resolve(`${apiSrcPath}/lib/db`)

global.defineScenario = defineScenario

const projectDb = () => require(libDbPath).db

/** The fixtures of `<test file>.scenarios.ts`; a test that names none gets `standard`, where there is one. */
const loadScenario = (name) => {
  const file = global.testPath.replace(/\.test\.ts$/, '.scenarios.ts')
  if (!fs.existsSync(file)) return undefined
  const scenario = require(file)[name]
  if (!scenario && name !== 'standard')
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
        await projectDb().$executeRaw`SELECT test.empty_database()`
      }
    })
  }

global.scenario = buildScenario(global.it)
global.scenario.only = buildScenario(global.it.only)

beforeEach(() => {
  ofTest.context = {}
})
global.mockCurrentUser = (currentUser) => {
  ofTest.context = { currentUser }
}

// What a run costs, for scripts/commands/testBudget.json: how often the whole schema is loaded, and requests to GraphQL.
const schemaPath = require.resolve(`${apiSrcPath}/http/graphql/options`)
global.counted = { requests: 0 }
afterAll(() => {
  if (!process.env.TEST_COUNTS) return
  const isFirst = !global.wasSchemaCounted && global.isLoadedForAll(schemaPath)
  if (isFirst) global.wasSchemaCounted = true
  const schemas = global.hasOwn(schemaPath) || isFirst ? 1 : 0
  const line = JSON.stringify({ schemas, ...global.counted })
  fs.appendFileSync(process.env.TEST_COUNTS, `${line}\n`)
})
