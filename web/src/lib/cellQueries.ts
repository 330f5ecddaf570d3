// What Cells' `beforeQuery` answers for the two screens that staff work on.

/**
 * For a table that pages on the server: while the next rows come, the last ones stay
 * (`keepRows`, see hooks/useQueryKeepingRows), and with them the search box that is being typed in.
 */
export const tableQuery = <Variables>(variables: Variables) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
  notifyOnNetworkStatusChange: true,
  context: { keepRows: true },
})

/** For a form: it must not start from what a list remembered. */
export const freshQuery = <Variables>(variables: Variables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
