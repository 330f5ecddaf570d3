const path = require('node:path')

const { createTestDatabases } = require('../scripts/database/testDatabase')

/** Builds what runs in a thread of its own, where Jest compiles nothing. */
const buildThreads = async () => {
  const { apiModules, apiOptions } = await import(
    '../scripts/build/apiModules.mjs'
  )
  const folder = path.join(__dirname, '../.sulong/jest/threads')
  await require('esbuild').build({
    ...apiOptions,
    entryPoints: [
      path.join(__dirname, 'src/lib/files/spreadsheet/spreadsheetWorker.ts'),
      path.join(__dirname, 'src/lib/files/pictures/pictureProcess.ts'),
    ],
    outdir: folder,
    entryNames: '[name]',
    plugins: [apiModules()],
  })
  process.env.WORKER_FOLDER = folder
}

module.exports = async ({ maxWorkers }) => {
  await buildThreads()
  const urls = await createTestDatabases(
    Array.from({ length: maxWorkers }, (_, index) => `jest_${index + 1}`)
  )
  // jest.worker.js assigns one of them to each worker.
  process.env.TEST_DATABASE_URLS = urls.join(' ')
  // Expected refusals and retries of the teardown would hide the real failures.
  process.env.LOG_LEVEL = 'silent'
}
