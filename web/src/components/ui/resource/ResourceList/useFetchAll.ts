import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

import { pagedFields } from './pagedFields'

/** The api's limit of rows per page. */
const MOST_ROWS = 100

type Page<Row> = { rows: Row[]; total: number; isTotalCapped?: boolean }

/**
 * Loads all rows of a filtered table page by page, for its CSV file. The table's field is the one that takes `$page`. A
 * total that is capped does not end it, since a list may read deeper than it counts.
 */
export const useFetchAll = <Row>(query: DocumentNode, variables: object) => {
  const client = useApolloClient()
  const [field] = pagedFields(query)

  return async (): Promise<Row[]> => {
    const rows: Row[] = []
    for (let page = 1; ; page++) {
      const { data } = await client.query<Record<string, Page<Row>>>({
        query,
        variables: { ...variables, page, perPage: MOST_ROWS },
        fetchPolicy: 'no-cache',
      })
      const found = data[field]
      rows.push(...found.rows)
      const isAll = !found.isTotalCapped && rows.length >= found.total
      if (isAll || found.rows.length === 0) return rows
    }
  }
}
