// More info at https://redwoodjs.com/docs/project-configuration-dev-test-build

const config = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/web',
  cacheDirectory: '<rootDir>/.sulong/jest/web',
  roots: ['<rootDir>/web/src', '<rootDir>/web/config'],
  setupFilesAfterEnv: ['<rootDir>/web/config/jest.setup.ts'],
}

module.exports = config
