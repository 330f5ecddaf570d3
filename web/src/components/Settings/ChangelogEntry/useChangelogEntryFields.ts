import { useMemo } from 'react'

import { useLevelChoices } from 'src/hooks/useLevelChoices'

import { fieldsWith } from './changelogEntry'

/** An entry's form, with the access levels that it may be for. */
export const useChangelogEntryFields = () => {
  const levels = useLevelChoices()
  return useMemo(() => fieldsWith(levels), [levels])
}
