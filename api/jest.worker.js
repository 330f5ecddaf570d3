// Parallel workers each have their own database, because scenarios empty it after each test, and their own file in
// which Redwood notes the order of tables for that.
const worker = process.env.JEST_WORKER_ID
const urls = process.env.TEST_DATABASE_URLS.split(' ')
process.env.DATABASE_URL = urls[Number(worker) - 1]
global.__RWJS__TEST_IMPORTS = {
  ...global.__RWJS__TEST_IMPORTS,
  tearDownCachePath: `${global.__RWJS__TEST_IMPORTS.tearDownCachePath}.${worker}`,
}
