import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'

import { errorCode } from 'src/lib/data/errorText'

type Latest<Input> = {
  record: Partial<Record<keyof Input, unknown>>
  version: number
}

/**
 * Handles a save that was refused as stale: loads the current state and lets the user choose between it and the typed
 * values.
 */
export const useStale = <Input extends object, Variables, Data>(
  save: (variables: Variables) => Promise<Data | undefined>,
  variables: (input: Input, version?: number) => Variables,
  error: ApolloError | undefined,
  latest: (() => Promise<Latest<Input>>) | undefined
) => {
  const typed = useRef<Input>()
  const [stale, setStale] = useState<Latest<Input> & { mine: Input }>()
  /** The state that the form restarts from. */
  const [start, setStart] = useState<Latest<Input>>()

  useEffect(() => {
    const mine = typed.current
    if (errorCode(error) !== 'STALE_VERSION' || !latest || !mine) return
    void latest().then((now) => setStale({ ...now, mine }))
    // Loads the state again only after a new answer of the server.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error])

  const onSave = (input: Input) => {
    typed.current = input
    setStale(undefined)
    return save(variables(input, stale?.version ?? start?.version))
  }

  return {
    stale,
    start,
    onSave,
    keepMine: () => stale && onSave(stale.mine),
    takeTheirs: () => {
      setStart(stale)
      setStale(undefined)
    },
  }
}
