// One jsdom window per worker, which test files use one after another: creating a window costs more than most tests. What
// a file leaves in the window is taken back.

const fs = require('fs')
const path = require('path')

const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils')

const WebEnvironment = require('@redwoodjs/testing/config/jest/web/RedwoodWebJestEnv.js')

/** The classes of the DOM, which a window does not list among its own properties. */
const classes = fs
  .readdirSync(path.join(require.resolve('jsdom'), '../jsdom/living/generated'))
  .map((file) => path.parse(file).name)

const propertiesOf = (window) => {
  const properties = Object.getOwnPropertyDescriptors(window)
  for (const name of classes)
    if (name in window)
      properties[name] ??= {
        value: window[name],
        configurable: true,
        writable: true,
      }
  return properties
}

/** Gives an object the properties back that it had. */
const restore = (object, properties) => {
  for (const key of Reflect.ownKeys(object))
    if (!(key in properties)) delete object[key]
  for (const key of Reflect.ownKeys(properties)) {
    const now = Object.getOwnPropertyDescriptor(object, key)
    const then = properties[key]
    if (now?.value === then.value && now?.get === then.get) continue
    if (now?.configurable !== false) Object.defineProperty(object, key, then)
    else if (now.writable) object[key] = then.value
  }
}

class KeptEnvironment extends WebEnvironment {
  constructor(...all) {
    super(...all)
    this.listeners = []
    this.timers = []
    // A file may leave the window's own replaced.
    const { setTimeout } = this.global
    this.nextTurn = () => new Promise((resolve) => setTimeout(resolve))
    for (const target of [this.global, this.global.document]) {
      const add = target.addEventListener
      target.addEventListener = (...args) => {
        this.listeners.push([target, ...args])
        return add.apply(target, args)
      }
    }
    for (const name of ['setTimeout', 'setInterval']) {
      const set = this.global[name]
      this.global[name] = (callback, delay, ...args) => {
        const timer = set(callback, delay, ...args)
        // React's scheduler, which all files share, stops forever when a timer of 0 ms does not run.
        if (delay > 0) this.timers.push(timer)
        return timer
      }
    }
  }

  /** Sends what the window reports to the console of the file that runs. */
  reportTo(console) {
    this.dom.virtualConsole.removeAllListeners()
    this.dom.virtualConsole.sendTo(console, { omitJSDOMErrors: true })
    this.dom.virtualConsole.on('jsdomError', (error) => console.error(error))
  }

  async setup() {
    await super.setup()
    this.kept ??= [
      [this.global, propertiesOf(this.global)],
      ...[
        this.global.navigator,
        ...classes.map((name) => this.global[name]?.prototype),
      ]
        .filter(Boolean)
        .map((object) => [object, Object.getOwnPropertyDescriptors(object)]),
    ]
  }

  async teardown() {
    const { global } = this
    const { document, history, localStorage, sessionStorage } = global
    this.fakeTimersModern.useRealTimers()
    implForWrapper(document)._requestManager.close()
    // What waited for an answer goes on in a timer of 0 ms: it ends in this file, not in the next.
    for (let round = 0; round < 3; round++) await this.nextTurn()
    for (const [object, properties] of this.kept) restore(object, properties)
    for (const timer of this.timers.splice(0)) global.clearTimeout(timer)
    // React adds this one once per document.
    for (const [target, name, ...rest] of this.listeners.splice(0))
      if (name !== 'selectionchange') target.removeEventListener(name, ...rest)
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes])
        element.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0`
    history.replaceState(null, '', '/')
  }
}

/** The environment of this worker. */
let kept

module.exports = class {
  constructor(config, context) {
    kept ??= new KeptEnvironment(config, context)
    kept.reportTo(context.console)
    return kept
  }
}
