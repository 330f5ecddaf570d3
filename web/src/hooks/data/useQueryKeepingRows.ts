import { useQuery } from '@apollo/client'

import { isOffline } from 'src/lib/data/isOffline'

/**
 * Apollo's useQuery, except that a page keeps what it shows: its data while a reload meets a lost network, and a table's
 * rows while the next ones load (lib/data/cellQueries, `keepRows`).
 */
export const useQueryKeepingRows = ((query, options) => {
  const result = useQuery(query, options)
  if (result.data && isOffline(result.error))
    return { ...result, error: undefined }
  return !result.data && result.loading && options?.context?.keepRows
    ? { ...result, data: result.previousData }
    : result
}) as typeof useQuery
