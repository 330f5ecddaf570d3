// Redwood's api tests, on a database of their own (scripts/database/testDatabase.js).

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
  globalSetup: '<rootDir>/api/jest.globalSetup.js',
  globalTeardown: '<rootDir>/api/jest.globalTeardown.js',
}
