import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** The api's limit of rows per page. */
const MOST_ROWS = 100

type Page<Row> = { rows: Row[]; total: number; isTotalCapped?: boolean }

/**
 * Loads all rows of a filtered table page by page, for its CSV file. The query must have only the table's field. A
 * total that is capped does not end it, since a list may read deeper than it counts.
 */
export const useFetchAll = <Row>(query: DocumentNode, variables: object) => {
  const client = useApolloClient()

  return async (): Promise<Row[]> => {
    const rows: Row[] = []
    for (let page = 1; ; page++) {
      const { data } = await client.query<Record<string, Page<Row>>>({
        query,
        variables: { ...variables, page, perPage: MOST_ROWS },
        fetchPolicy: 'no-cache',
      })
      const [found] = Object.values(data)
      rows.push(...found.rows)
      const isAll = !found.isTotalCapped && rows.length >= found.total
      if (isAll || found.rows.length === 0) return rows
    }
  }
}
