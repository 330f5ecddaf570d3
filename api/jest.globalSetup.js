const { createTestDatabases } = require('../scripts/database/testDatabase')

module.exports = async ({ maxWorkers }) => {
  const urls = await createTestDatabases(
    Array.from({ length: maxWorkers }, (_, index) => `jest_${index + 1}`)
  )
  // jest.worker.js assigns one of them to each worker.
  process.env.TEST_DATABASE_URLS = urls.join(' ')
  // Expected refusals and retries of the teardown would hide the real failures.
  process.env.LOG_LEVEL = 'silent'
}
