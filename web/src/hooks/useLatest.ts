import { useApolloClient, type TypedDocumentNode } from '@apollo/client'

/** Asks the server, past the cache, what a record is now: for an editor whose save was refused as stale. */
export const useLatest = <Data, Variables extends object, Answer>(
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
