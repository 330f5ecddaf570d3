import { useQuery as apolloUseQuery } from '@apollo/client'

/**
 * `beforeQuery` of a Cell whose table pages on the server: while the next rows come, the last
 * ones stay, and with them the search box that is being typed in.
 */
export const tableQuery = <Variables>(variables: Variables) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
  notifyOnNetworkStatusChange: true,
  context: { keepRows: true },
})

export const useQueryKeepingRows = ((query, options) => {
  const result = apolloUseQuery(query, options)
  if (!result.data && result.loading && options?.context?.keepRows) {
    return { ...result, data: result.previousData }
  }
  return result
}) as typeof apolloUseQuery
