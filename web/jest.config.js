// Redwood's web tests; the files of a worker share packages and one window.

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/web',
  cacheDirectory: '<rootDir>/.sulong/jest/web',
  roots: ['<rootDir>/web/src', '<rootDir>/web/config'],
  testEnvironment: '<rootDir>/web/jest.environment.js',
  runtime: '<rootDir>/web/jest.runtime.js',
  setupFilesAfterEnv: ['<rootDir>/web/config/jest.setup.ts'],
}
