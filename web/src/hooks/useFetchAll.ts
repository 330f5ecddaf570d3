import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** The api gives no more rows at once. */
const MOST_ROWS = 100

type Page<Row> = { rows: Row[]; total: number }

/** Every row of a filtered table, page after page: for its CSV file. The query asks for that table alone. */
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
      if (found.rows.length === 0 || rows.length >= found.total) return rows
    }
  }
}
