import { useApolloClient, type TypedDocumentNode } from '@apollo/client'

/** Returns a function that loads a record's current state from the server, bypassing the cache. */
export const useFetchLatest = <Data, Variables extends object, Answer>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  read: (data: Data) => Answer
) => {
  const client = useApolloClient()
  return async () => {
    const { data } = await client.query({
      query,
      variables,
      fetchPolicy: 'network-only',
    })
    return read(data)
  }
}
