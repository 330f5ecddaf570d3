/* eslint-env jest */
// What a test file leaves to the next one of its worker: an empty database, and all connections. A statement of the pool
// inside a transaction fails the file as well: a transaction has a connection already, and as many at once as the pool has
// places would wait for a second one in vain.

const { AsyncLocalStorage } = require('node:async_hooks')
const path = require('path')
// A test file may leave the global one mocked.
const { setTimeout } = require('node:timers/promises')

const { apiSrcPath } = global.__RWJS__TEST_IMPORTS
const libDbPath = require.resolve(`${apiSrcPath}/lib/db`)

// `hasOwn` and `isLoadedForAll` are those of jest.runtime.js.
const isDbLoaded = () =>
  global.hasOwn(libDbPath) || global.isLoadedForAll(libDbPath)

/** What others must see before the transaction ends, at most once at a time. */
const ALLOWED = /^\s*UPDATE "ImportRun" SET done/

/** On a loaded machine, many changes at once may wait longer for a connection than a request would. */
const PATIENCE_MS = 60_000

/** Holds, inside a transaction that the product opens, the place that opens it. */
global.openTransaction ??= new AsyncLocalStorage()

const openedAt = () => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 50
  const { stack } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
    .split('\n')
    .find(
      (line) =>
        line.includes('/api/src/') &&
        !/\/lib\/database\/transaction\.|\/testing\/|\.test\.ts/.test(line)
    )
    ?.trim()
}

const watch = ({ db, pool }) => {
  if (pool.statementsInside) return
  pool.statementsInside = []
  for (const { options } of [pool, pool.background])
    options.connectionTimeoutMillis = PATIENCE_MS
  const transaction = db.$transaction
  Object.defineProperty(db, '$transaction', {
    configurable: true,
    value: (work, options) => {
      if (typeof work !== 'function') return transaction.call(db, work, options)
      const place = openedAt()
      return transaction.call(
        db,
        (tx) => global.openTransaction.run(place, () => work(tx)),
        { ...options, maxWait: PATIENCE_MS }
      )
    },
  })
  const query = pool.query
  pool.query = function (statement, ...rest) {
    const place = global.openTransaction.getStore()
    const text = statement?.text ?? String(statement)
    if (place && !ALLOWED.test(text))
      pool.statementsInside.push(`${text.trim().slice(0, 200)} ${place}`)
    return query.call(this, statement, ...rest)
  }
}

const LOOKS = 1000

const waitUntilFree = async (pool) => {
  for (let look = 0; pool.idleCount < pool.totalCount; look++) {
    if (look === LOOKS)
      throw new Error(
        `${path.basename(global.testPath)} leaves ${pool.totalCount - pool.idleCount} connections in use`
      )
    await setTimeout(10)
  }
}

beforeAll(() => {
  if (isDbLoaded()) watch(require(libDbPath))
})

/** Called by jest.environment.js after everything that the file does, its own hooks included. */
global.endFile = async () => {
  if (!isDbLoaded()) return
  const { db, pool } = require(libDbPath)
  const inside = pool.statementsInside?.splice(0) ?? []
  await pool.query('SELECT test.empty_database()')
  // Not awaited: it waits for connections, and a test may have left one in a transaction on purpose.
  if (global.hasOwn(libDbPath)) db.$disconnect()
  else await waitUntilFree(pool)
  if (inside.length > 0)
    throw new Error(`The pool ran inside a transaction: ${inside[0]}`)
}
