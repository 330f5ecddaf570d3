// Redwood's request context in api tests. A request to the GraphQL route has a context of its own, as on the server;
// services that a test calls itself share the test's context. Both are read through Redwood's proxy.

const { getAsyncStoreInstance } = require('@redwoodjs/context/dist/store')

const ofTest = { context: {} }

const holder = () => {
  const request = getAsyncStoreInstance().getStore()
  if (!request) return ofTest
  if (!request.has('holder')) request.set('holder', { context: {} })
  return request.get('holder')
}

module.exports = {
  ofTest,
  context: new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'toJSON'
          ? () => holder().context
          : Reflect.get(holder().context, name),
      set: (_, name, value) => Reflect.set(holder().context, name, value),
    }
  ),
  setContext: (context) => {
    holder().context = context
  },
}
