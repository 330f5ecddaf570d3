import { useApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'

type Part<Row> = { rows: Row[]; next?: string | null }

/** Every row behind a figure, part after part: for its file. The query asks for that list alone. */
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
