const { createTestDatabase } = require('../scripts/database/testDatabase')

module.exports = async () => {
  process.env.DATABASE_URL = await createTestDatabase('jest')
  // Refusals and teardown's retries would drown what failed.
  process.env.LOG_LEVEL = 'silent'
}
