// Jest's runtime, with packages that are loaded once per worker. By default each test file evaluates Prisma's client, pg
// and graphql again, which takes more time than most tests. Our own modules stay separate for each test file.

const { default: JestRuntime } = require('jest-runtime')

/** Redwood's packages use the request context, which jest.scenarios.js replaces. The others are ES modules only. */
const SEPARATE =
  /\/node_modules\/(@redwoodjs|file-type|strtok3|peek-readable|token-types|age-encryption|@noble|@scure)\//

const isShared = (file) =>
  file.includes('/node_modules/') &&
  file.endsWith('.js') &&
  !SEPARATE.test(file)

module.exports = class extends JestRuntime {
  requireModule(from, name, options, isRequireActual) {
    if (name && !options && !name.startsWith('.')) {
      const file = this._resolver.isCoreModule(name)
        ? ''
        : this._resolveCjsModule(from, name)
      if (isShared(file)) return require(file)
    }
    return super.requireModule(from, name, options, isRequireActual)
  }

  createScriptFromCode(source, filename) {
    const script = super.createScriptFromCode(source, filename)
    script.runInContext = (_context, options) =>
      script.runInThisContext(options)
    return script
  }
}
