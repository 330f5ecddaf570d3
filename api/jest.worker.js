// Tests that run side by side have a database each, since scenarios empty it behind themselves, and a note each of the
// order that this takes.
const worker = process.env.JEST_WORKER_ID
const urls = process.env.TEST_DATABASE_URLS.split(' ')
process.env.DATABASE_URL = urls[Number(worker) - 1]
global.__RWJS__TEST_IMPORTS = {
  ...global.__RWJS__TEST_IMPORTS,
  tearDownCachePath: `${global.__RWJS__TEST_IMPORTS.tearDownCachePath}.${worker}`,
}
