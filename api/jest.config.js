// Redwood's api tests; each worker has its own database (scripts/database/testDatabase.js).

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
  // Redwood's own runner runs one file at a time, because it has one database.
  runner: 'jest-runner',
  // These packages are ES modules only, which Jest has to transform.
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
