// Runs api tests in Node's own realm instead of a sandbox, so that packages are loaded once per worker (jest.runtime.js).

const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

module.exports = class {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null

  constructor({ projectConfig }, { testPath }) {
    this.fakeTimersModern = new ModernFakeTimers({
      config: projectConfig,
      global: globalThis,
    })
    this.variables = { ...process.env }
    // Redwood's scenarios find their fixtures by the path of the test file.
    Object.assign(globalThis, projectConfig.globals, { testPath })
  }

  async setup() {
    global.endFile = undefined
  }

  async handleTestEvent({ name }) {
    if (name === 'run_finish') await global.endFile?.()
  }

  /** Takes back what a test file leaves behind in the process. */
  async teardown() {
    this.fakeTimersModern.dispose()
    for (const name of Object.keys(process.env))
      if (!(name in this.variables)) delete process.env[name]
    Object.assign(process.env, this.variables)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** Jest requires a context; jest.runtime.js does not use it. */
  getVmContext() {
    return {}
  }
}
