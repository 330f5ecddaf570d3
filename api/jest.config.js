// Redwood's api tests, each worker on a database of its own (scripts/database/testDatabase.js).

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
  // Redwood's own runs one file at a time, since it knows of one database.
  runner: 'jest-runner',
  // These are ES modules alone, which Jest does not load as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(file-type|strtok3|peek-readable|token-types)/)',
  ],
  setupFiles: ['<rootDir>/api/jest.worker.js'],
  setupFilesAfterEnv: [
    '<rootDir>/api/jest.scenarios.js',
    '<rootDir>/api/jest.timeout.js',
  ],
  globalSetup: '<rootDir>/api/jest.globalSetup.js',
  globalTeardown: '<rootDir>/api/jest.globalTeardown.js',
}
