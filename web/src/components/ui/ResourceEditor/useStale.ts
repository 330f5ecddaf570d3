import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'

import { errorCode } from 'src/lib/errorText'

type Latest<Input> = {
  record: Partial<Record<keyof Input, unknown>>
  version: number
}

/** What becomes of a save that was refused as stale: what is there now beside what was typed, and the choice of both. */
export const useStale = <Input extends object, Variables, Data>(
  save: (variables: Variables) => Promise<Data | undefined>,
  variables: (input: Input, version?: number) => Variables,
  error: ApolloError | undefined,
  latest: (() => Promise<Latest<Input>>) | undefined
) => {
  const typed = useRef<Input>()
  const [stale, setStale] = useState<Latest<Input> & { mine: Input }>()
  /** What the form starts from anew. */
  const [start, setStart] = useState<Latest<Input>>()

  useEffect(() => {
    const mine = typed.current
    if (errorCode(error) !== 'STALE_VERSION' || !latest || !mine) return
    void latest().then((now) => setStale({ ...now, mine }))
    // A new answer of the server alone is a new occasion to ask.
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
