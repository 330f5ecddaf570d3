import { useState } from 'react'

import { useApolloClient, type ApolloError } from '@apollo/client'
import type {
  ChangeUsersMutation,
  UsersChange,
  UsersTarget,
} from 'types/graphql'

import { toast } from 'src/lib/browser/toast'
import { errorText, isBadUserInput } from 'src/lib/data/errorText'

const CHANGE: Doc<'ChangeUsersMutation'> = gql`
  mutation ChangeUsersMutation($target: UsersTarget!, $change: UsersChange!) {
    changeUsers(target: $target, change: $change) {
      changed
      changedIds
      unchanged
      refused {
        userId
        name
        code
        detail
      }
      nextId
    }
  }
`

export type Outcome = Omit<
  ChangeUsersMutation['changeUsers'],
  'nextId' | '__typename'
> & {
  /** A portion failed: the people after it are as they were. */
  isPartial: boolean
}

const nothing: Outcome = {
  changed: 0,
  changedIds: [],
  unchanged: 0,
  refused: [],
  isPartial: false,
}

/** Changes people portion by portion; `done` counts those who have had their turn. */
export const useChangeUsers = () => {
  const client = useApolloClient()
  const [done, setDone] = useState(0)
  const [error, setError] = useState<ApolloError>()

  const run = async (
    target: UsersTarget,
    change: UsersChange
  ): Promise<Outcome | undefined> => {
    let sum = nothing
    let afterId: number | undefined
    setDone(0)
    setError(undefined)
    for (;;) {
      try {
        const { data } = await client.mutate({
          mutation: CHANGE,
          variables: { target: { ...target, afterId }, change },
        })
        const { changed, changedIds, unchanged, refused, nextId } =
          data!.changeUsers
        sum = {
          changed: sum.changed + changed,
          changedIds: [...sum.changedIds, ...changedIds],
          unchanged: sum.unchanged + unchanged,
          refused: [...sum.refused, ...refused],
          isPartial: false,
        }
        setDone(sum.changed + sum.unchanged + sum.refused.length)
        if (nextId == null) break
        afterId = nextId
      } catch (caught) {
        const failure = caught as ApolloError
        setError(failure)
        if (!isBadUserInput(failure)) void toast.error(await errorText(failure))
        if (sum === nothing) return undefined
        sum = { ...sum, isPartial: true }
        break
      }
    }
    await client.refetchQueries({
      include: 'active',
    })
    return sum
  }

  return { run, done, error }
}
