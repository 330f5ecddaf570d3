// Redwood's api tests, on a database of their own (scripts/database/testDatabase.js).

const preset = require('@redwoodjs/testing/config/jest/api/jest-preset')

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    '<rootDir>/api/jest.timeout.js',
  ],
  globalSetup: '<rootDir>/api/jest.globalSetup.js',
  globalTeardown: '<rootDir>/api/jest.globalTeardown.js',
}
