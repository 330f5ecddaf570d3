// The options that Cells' `beforeQuery` returns for tables and forms.

/**
 * For a table that the server pages: the current rows stay while the next ones load (`keepRows`, see
 * hooks/data/useQueryKeepingRows), and the search field keeps the focus.
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
