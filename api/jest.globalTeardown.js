const { dropTestDatabase } = require('../scripts/database/testDatabase')

module.exports = () => dropTestDatabase(process.env.DATABASE_URL)
