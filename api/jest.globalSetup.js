const { createTestDatabases } = require('../scripts/database/testDatabase')

module.exports = async ({ maxWorkers }) => {
  const urls = await createTestDatabases(
    Array.from({ length: maxWorkers }, (_, index) => `jest_${index + 1}`)
  )
  // Which of them a worker has, jest.worker.js says.
  process.env.TEST_DATABASE_URLS = urls.join(' ')
  // Refusals and teardown's retries would drown what failed.
  process.env.LOG_LEVEL = 'silent'
}
