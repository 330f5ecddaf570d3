/** The address of the GraphQL api; Redwood sets it from redwood.toml before our code runs. */
// eslint-disable-next-line no-var
declare var RWJS_API_GRAPHQL_URL: string
