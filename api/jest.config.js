// Redwood's api tests; each worker has its own database (scripts/database/testDatabase.js).

const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

/**
 * Redwood's compiler writes the files of a glob import (`src/services/**`) into the importing file. The cache of compiled
 * files therefore belongs to one list of files: after a rename another cache begins.
 */
const listOfFiles = () =>
  fs
    .readdirSync(path.join(__dirname, 'src'), { recursive: true })
    .filter((file) =>
      /(services|graphql|directives|subscriptions).*\.ts$/.test(file)
    )
    .sort()
    .join()

const cacheName = createHash('sha256').update(listOfFiles()).digest('hex')

const preset = require('@redwoodjs/testing/config/jest/api/jest-preset')

/** @type {import('jest').Config} */
module.exports = {
  // Spread instead of named as `preset`: Jest would run Redwood's setup files as well, which parse the Prisma schema for
  // each test file.
  ...preset,
  cacheDirectory: `<rootDir>/.sulong/jest/api-${cacheName.slice(0, 12)}`,
  // Redwood's own runner runs one file at a time, because it has one database.
  runner: 'jest-runner',
  // These packages are ES modules only, which Jest has to transform.
  transformIgnorePatterns: [
    '/node_modules/(?!(file-type|strtok3|peek-readable|token-types|age-encryption|any-ascii|@noble|@scure)/)',
  ],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@redwoodjs/context$': '<rootDir>/api/jest.context.js',
  },
  testEnvironment: '<rootDir>/api/jest.environment.js',
  runtime: '<rootDir>/api/jest.runtime.js',
  testSequencer: '<rootDir>/api/jest.sequencer.js',
  // All files of a worker share its memory; above this a new worker takes over.
  workerIdleMemoryLimit: '1GB',
  setupFiles: ['<rootDir>/api/jest.worker.js'],
  // Jest has set up its own stacks by then.
  setupFilesAfterEnv: [
    '<rootDir>/api/jest.stacks.js',
    '<rootDir>/api/jest.scenarios.js',
    '<rootDir>/api/jest.connections.js',
    '<rootDir>/api/jest.timeout.js',
  ],
  globalSetup: '<rootDir>/api/jest.globalSetup.js',
  globalTeardown: '<rootDir>/api/jest.globalTeardown.js',
}
