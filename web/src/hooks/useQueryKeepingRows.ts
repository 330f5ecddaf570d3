import { useQuery } from '@apollo/client'

/** Apollo's useQuery, which answers a table's last rows while its next ones come (lib/cellQueries, `keepRows`). */
export const useQueryKeepingRows = ((query, options) => {
  const result = useQuery(query, options)
  return !result.data && result.loading && options?.context?.keepRows
    ? { ...result, data: result.previousData }
    : result
}) as typeof useQuery
