import { useState } from 'react'

import {
  useApolloClient,
  type ApolloError,
  type RefetchQueriesInclude,
} from '@apollo/client'
import type { DocumentNode } from 'graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { openPlace } from 'src/lib/browser/openPlace'
import { toast } from 'src/lib/browser/toast'
import { errorCode, errorText, isBadUserInput } from 'src/lib/data/errorText'

import { useConnection } from './useConnection'

export type SaveOptions<Data> = {
  /** The message after success; none if it is empty. */
  done?: string | ((data: Data) => string)
  /** The page to open after success. */
  goTo?: string | ((data: Data) => string)
  /** Queries to reload: documents or names. */
  refetch?: RefetchQueriesInclude
  onDone?: (data: Data) => void
  onRefused?: (failure: ApolloError) => void
  /** Errors that the caller handles itself; no message is shown for them. */
  except?: (failure: ApolloError) => boolean
  /** An idempotency key, with which the server makes the change once. */
  headers?: (variables: object) => Record<string, string>
  /** Whether the service worker queues the change while offline. */
  isQueued?: boolean
}

type SaveState = { loading: boolean; error?: ApolloError }

/**
 * Runs mutations with their toast, error and navigation. `save` returns the data, or undefined if the server refused it.
 * A save waits while the device is offline (docs/decisions/0094).
 * The form shows invalid input (`error`); a toast shows any other error, and the queries to reload are reloaded after it.
 */
export const useSaving = () => {
  const client = useApolloClient()
  const { sendOnline } = useConnection()
  const [state, setState] = useState<SaveState>({ loading: false })

  const save = async <Data, Variables extends object>(
    mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
    variables: Variables,
    {
      done,
      goTo,
      refetch,
      onDone,
      onRefused,
      except,
      headers,
      isQueued,
    }: SaveOptions<Data> = {}
  ): Promise<Data | undefined> => {
    setState({ loading: true })
    const added = headers?.(variables)
    const send = () =>
      client.mutate<Data, Variables>({
        mutation,
        variables,
        refetchQueries: refetch,
        ...(added && { context: { headers: added } }),
      })
    try {
      const { data } =
        isQueued && navigator.serviceWorker?.controller
          ? await send()
          : await sendOnline(send, !!added)
      const saved = data as Data
      setState({ loading: false })
      const message = typeof done === 'function' ? done(saved) : done
      if (message) void toast.success(message)
      onDone?.(saved)
      if (goTo) openPlace(typeof goTo === 'function' ? goTo(saved) : goTo)
      return saved
    } catch (caught) {
      const failure = caught as ApolloError
      setState({ loading: false, error: failure })
      onRefused?.(failure)
      // A refusal often means that another person was faster: the screen shows what there is now.
      if (refetch && errorCode(failure) && !isBadUserInput(failure))
        void client.refetchQueries({ include: refetch })
      if (!isBadUserInput(failure) && !except?.(failure))
        void toast.error(await errorText(failure))
      return undefined
    }
  }

  return {
    ...state,
    save,
    reset: () => setState({ loading: false }),
  }
}

/** One mutation with its options; see useSaving. */
export const useSave = <Data, Variables extends object>(
  mutation: DocumentNode | TypedDocumentNode<Data, Variables>,
  options?: SaveOptions<Data>
) => {
  const { save, ...state } = useSaving()
  return [
    (variables: Variables) =>
      save<Data, Variables>(mutation, variables, options),
    state,
  ] as const
}
