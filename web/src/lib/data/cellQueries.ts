// The answers of Cells' `beforeQuery` for tables and forms.

/**
 * For a table paged by the server: the current rows stay while the next ones load (`keepRows`, see
 * hooks/useQueryKeepingRows), and so does the search field in use.
 */
export const tableQuery = <Variables>(variables: Variables) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
  notifyOnNetworkStatusChange: true,
  context: { keepRows: true },
})

/** For a form, which must not start from a list's cached data. */
export const freshQuery = <Variables>(variables: Variables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
