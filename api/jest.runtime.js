// Jest's runtime, with packages and the api's own modules loaded once per worker. By default each test file evaluates all
// of them again: that costs more than most tests, and each file would open connections of its own to the database, which
// plans every statement anew. A file that mocks modules or sets the environment has modules of its own.

const fs = require('fs')
const path = require('path')

const { default: JestRuntime } = require('jest-runtime')

/** Packages that Jest loads like our own modules: Redwood's use the request context, the others are ES modules only. */
const COMPILED =
  /\/node_modules\/(@redwoodjs|file-type|strtok3|peek-readable|token-types|age-encryption|@noble|@scure)\//

const isPackage = (file) =>
  file.includes('/node_modules/') &&
  file.endsWith('.js') &&
  !COMPILED.test(file)

const SOURCES = path.join(__dirname, 'src/')
const TESTING = path.join(SOURCES, 'testing/')
const CONTEXT = path.join(__dirname, 'jest.context.js')

/** What tests share: not their own files, which register their hooks when they are loaded. */
const isShared = (file) =>
  COMPILED.test(file) ||
  file === CONTEXT ||
  (file.startsWith(SOURCES) &&
    !file.startsWith(TESTING) &&
    !/\.(test|scenarios)\.ts$/.test(file))

const NEEDS_OWN =
  /jest\.(mock|isolateModules|resetModules)\b|process\.env\.\w+ = |testing\/uploadServer'/

class Runtime extends JestRuntime {
  requireModule(from, name, options, isRequireActual) {
    if (name && !options && !this._resolver.isCoreModule(name)) {
      const file = this._resolveCjsModule(from, name)
      if (isPackage(file)) return require(file)
      if (this.shared && isShared(file)) return this.shared.requireModule(file)
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

/** The runtime of what the files of this worker share. */
let shared

module.exports = class extends Runtime {
  constructor(...all) {
    super(...all)
    const [config, environment, resolver, transformer, , ...rest] = all
    const testPath = rest[1]
    const needsOwn = NEEDS_OWN.test(fs.readFileSync(testPath, 'utf8'))
    if (!needsOwn)
      this.shared = shared ??= new Runtime(
        config,
        environment,
        resolver,
        transformer,
        new Map(),
        ...rest
      )
    /** Whether the file has loaded this module as one of its own. */
    globalThis.hasOwn = (file) => this._moduleRegistry.has(file)
    /** Whether the file uses this module together with the other files of the worker, one of which has loaded it. */
    globalThis.isLoadedForAll = (file) =>
      !needsOwn && shared._moduleRegistry.has(file)
  }

  /** @returns the source maps of this file's modules and of the shared ones, for stacks of errors */
  getSourceMaps() {
    const own = super.getSourceMaps()
    return {
      get: (file) => own.get(file) ?? this.shared?.getSourceMaps().get(file),
    }
  }
}
