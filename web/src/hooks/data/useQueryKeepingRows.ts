import { useQuery } from '@apollo/client'

/**
 * Apollo's useQuery, except that a table keeps its current rows while the next ones load (lib/data/cellQueries,
 * `keepRows`).
 */
export const useQueryKeepingRows = ((query, options) => {
  const result = useQuery(query, options)
  return !result.data && result.loading && options?.context?.keepRows
    ? { ...result, data: result.previousData }
    : result
}) as typeof useQuery
