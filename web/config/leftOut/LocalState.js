// Stands in for Apollo's local state (@client fields and their resolvers), of which this product has none: 1.6 kB of
// every first visit. What QueryManager asks of it for documents without @client, and no more.
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
