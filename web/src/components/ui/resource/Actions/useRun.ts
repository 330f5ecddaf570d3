import type { RefetchQueriesInclude } from '@apollo/client'

import { useSaving } from 'src/hooks/data/useSave'

import type { Action, Call, TextValues, WordsPlace } from './action'
import { useActionWords } from './useActionWords'

/** Runs the mutation of an action, with its message and what follows. */
export const useRun = (
  words: WordsPlace,
  of?: TextValues,
  refetch?: RefetchQueriesInclude
) => {
  const wordsOf = useActionWords(words, of)
  const { save, error } = useSaving()

  const run = (action: Pick<Action, 'name' | 'of'> & { does: Call }) => {
    const { mutation, variables, doneOf, ...after } = action.does
    return save<never, object>(mutation, variables, {
      refetch,
      ...after,
      done: (data) => wordsOf(action, doneOf?.(data)).done,
    })
  }
  return { run, error, wordsOf }
}
