import { useEffect, useRef } from 'react'

import { useFormContext, useWatch } from '@redwoodjs/forms'

import { useLatestRef } from 'src/hooks/browser/useLatestRef'

export type Chosen = { country?: string | null; state?: string | null }

/**
 * Reports the chosen country and state to the form; choosing another one clears the state and city that depended on it.
 */
export const PlaceWatch = ({
  onChosen,
}: {
  onChosen: (chosen: Chosen) => void
}) => {
  const [country, state] = useWatch({ name: ['country', 'state'] })
  const { setValue } = useFormContext()
  const before = useRef({ country, state })
  const choose = useLatestRef(onChosen)

  useEffect(() => {
    const { country: oldCountry, state: oldState } = before.current
    before.current = { country, state }
    if (country !== oldCountry) {
      setValue('state', null, { shouldDirty: true })
      setValue('city', null, { shouldDirty: true })
    } else if (state !== oldState && isChoice(state, oldState)) {
      setValue('city', null, { shouldDirty: true })
    }
    choose.current({ country, state })
  }, [country, state, setValue, choose])
  return null
}

// A state that is being typed changes with every letter, which must not clear the city.
const isChoice = (now: string | null, old: string | null) =>
  !now || !old || (!now.startsWith(old) && !old.startsWith(now))
