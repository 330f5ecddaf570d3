const { dropTestDatabases } = require('../scripts/database/testDatabase')

module.exports = () =>
  dropTestDatabases(process.env.TEST_DATABASE_URLS.split(' '))
