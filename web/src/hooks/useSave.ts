import type { ApolloError, InternalRefetchQueriesInclude } from '@apollo/client'
import type { DocumentNode } from 'graphql'

import { navigate } from '@redwoodjs/router'
import { useMutation, type TypedDocumentNode } from '@redwoodjs/web'

import { errorText, isBadUserInput } from 'src/lib/errorText'
import { toast } from 'src/lib/toast'

export type SaveOptions<Data> = {
  /** Said when it worked. */
  done?: string | ((data: Data) => string)
  /** Where to go then. */
  goTo?: string | ((data: Data) => string)
  /** Queries to ask again: documents or names. */
  refetch?: InternalRefetchQueriesInclude
  onDone?: (data: Data) => void
  /** What is no failure to the caller: nothing is said of it then. */
  except?: (failure: ApolloError) => boolean
  /** For money: the same key makes the api act once. */
  headers?: () => Record<string, string>
}

/**
 * A mutation with its toast, its error and its navigation. `save` answers the data, or undefined
 * when it was refused; wrong input stays with the form (`error`), anything else is a toast.
 */
export const useSave = <Data, Variables extends object>(
  mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
  { done, goTo, refetch, onDone, except, headers }: SaveOptions<Data> = {}
) => {
  const [mutate, { loading, error, reset }] = useMutation<Data, Variables>(
    mutation
  )

  const save = async (variables: Variables): Promise<Data | undefined> => {
    try {
      const { data } = await mutate({
        variables,
        refetchQueries: refetch,
        ...(headers && { context: { headers: headers() } }),
      })
      const saved = data as Data
      if (done)
        void toast.success(typeof done === 'function' ? done(saved) : done)
      onDone?.(saved)
      if (goTo) navigate(typeof goTo === 'function' ? goTo(saved) : goTo)
      return saved
    } catch (caught) {
      const failure = caught as ApolloError
      if (!isBadUserInput(failure) && !except?.(failure))
        void toast.error(await errorText(failure))
      return undefined
    }
  }

  return [
    save,
    { loading, error: error as ApolloError | undefined, reset },
  ] as const
}
