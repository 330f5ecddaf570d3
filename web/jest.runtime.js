// Jest's runtime, with packages loaded once per worker: by default each test file evaluates all of them again.

const { default: JestRuntime } = require('jest-runtime')

/** Packages that register hooks or stand-ins when they are loaded, which belong to one file. */
const OWN =
  /\/node_modules\/(@redwoodjs|@testing-library\/(react|jest-dom|user-event)|whatwg-fetch)\/(?!.*node_modules)/

const isShared = (file) =>
  file.includes('/node_modules/') && file.endsWith('.js') && !OWN.test(file)

/** The runtime of the packages that the files of this worker share. */
let packages

module.exports = class extends JestRuntime {
  constructor(...all) {
    super(...all)
    const [config, environment, resolver, transformer, , ...rest] = all
    packages ??= new JestRuntime(
      config,
      environment,
      resolver,
      transformer,
      new Map(),
      ...rest
    )
  }

  requireModule(from, name, options, isRequireActual) {
    if (name && !options && !this._resolver.isCoreModule(name)) {
      const file = this._resolveCjsModule(from, name)
      if (isShared(file)) return packages.requireModule(file)
    }
    return super.requireModule(from, name, options, isRequireActual)
  }
}
