import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

type Part<Row> = { rows: Row[]; next?: string | null }

/** Loads all rows behind a figure in parts, for an export. The query may have only one field, the list. */
export const useFetchFile = <Row>(query: DocumentNode, variables: object) => {
  const client = useApolloClient()

  return async (): Promise<Row[]> => {
    const rows: Row[] = []
    let after: string | null = ''
    while (after !== null) {
      const answer = await client.query<Record<string, Part<Row>>>({
        query,
        variables: { ...variables, page: 1, after },
        fetchPolicy: 'no-cache',
      })
      const found: Part<Row> = Object.values(answer.data)[0]
      rows.push(...found.rows)
      after = found.next ?? null
    }
    return rows
  }
}
