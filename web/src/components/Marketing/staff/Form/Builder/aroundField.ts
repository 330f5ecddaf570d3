import { createContext, useContext } from 'react'

import type { FormField } from '$api/src/shared/marketing/forms/formFields'

type Around = {
  /** The fields before the edited one, whose answers its rules may ask for. */
  earlier: FormField[]
  /** The page breaks to which a jump of the edited field may lead. */
  pages: FormField[]
}

/** The neighbours of the edited field. */
export const AroundContext = createContext<Around>({ earlier: [], pages: [] })

export const useAround = () => useContext(AroundContext)
