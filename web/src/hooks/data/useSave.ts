import type { ApolloError, RefetchQueriesInclude } from '@apollo/client'
import type { DocumentNode } from 'graphql'

import { useMutation, type TypedDocumentNode } from '@redwoodjs/web'

import { openPlace } from 'src/lib/browser/openPlace'
import { toast } from 'src/lib/browser/toast'
import { errorCode, errorText, isBadUserInput } from 'src/lib/data/errorText'

export type SaveOptions<Data> = {
  /** The message after success. */
  done?: string | ((data: Data) => string)
  /** The page to open after success. */
  goTo?: string | ((data: Data) => string)
  /** Queries to reload: documents or names. */
  refetch?: RefetchQueriesInclude
  onDone?: (data: Data) => void
  onRefused?: (failure: ApolloError) => void
  /** Errors that the caller handles itself; no message is shown for them. */
  except?: (failure: ApolloError) => boolean
  /** Additional headers, for example an idempotency key for payments. */
  headers?: () => Record<string, string>
}

/**
 * A mutation with its toast, error and navigation. `save` returns the data, or undefined if the server refused it. The
 * form shows invalid input (`error`); a toast shows any other error, and the queries to reload are reloaded after it.
 */
export const useSave = <Data, Variables extends object>(
  mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
  {
    done,
    goTo,
    refetch,
    onDone,
    onRefused,
    except,
    headers,
  }: SaveOptions<Data> = {}
) => {
  const [mutate, { loading, error, reset, client }] = useMutation<
    Data,
    Variables
  >(mutation)

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
      if (goTo) openPlace(typeof goTo === 'function' ? goTo(saved) : goTo)
      return saved
    } catch (caught) {
      const failure = caught as ApolloError
      onRefused?.(failure)
      // A refusal often means that another person was faster: the screen shows what there is now.
      if (refetch && errorCode(failure) && !isBadUserInput(failure))
        void client.refetchQueries({ include: refetch })
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
