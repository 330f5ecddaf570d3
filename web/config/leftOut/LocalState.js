// Replaces Apollo's local state (@client fields and their resolvers), which this product does not use and which would
// add 1.6 kB to every first visit. Implements only what QueryManager calls for documents without @client.
export class LocalState {
  constructor({ cache }) {
    this.cache = cache
  }

  clientQuery() {
    return null
  }

  prepareContext(context) {
    return { ...context, cache: this.cache }
  }

  shouldForceResolvers() {
    return false
  }
}
