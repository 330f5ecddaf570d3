/** The address of the GraphQL api; Redwood sets it from redwood.toml before our code runs. */
// eslint-disable-next-line no-var
declare var RWJS_API_GRAPHQL_URL: string

/** A GraphQL document by its name, with the types of its answer and variables, which `yarn types` reads from its text. */
declare type Doc<Name extends keyof Documents> =
  import('@redwoodjs/web').TypedDocumentNode<
    Documents[Name]['data'],
    Documents[Name]['variables']
  >

/** The variables of a document. */
declare type VariablesOf<Name extends keyof Documents> =
  Documents[Name]['variables']

/** The props of a Cell's Success whose query has the name. */
declare type PropsOf<Name extends keyof Documents> =
  import('@redwoodjs/web').CellSuccessProps<
    Documents[Name]['data'],
    Documents[Name]['variables']
  >
