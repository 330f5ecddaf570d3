import { useMemo } from 'react'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'

import { fieldsWith } from './changelogEntry'

/** The fields of an entry's form, with the access levels that it may be limited to. */
export const useChangelogEntryFields = () => {
  const levels = useLevelChoices()
  return useMemo(() => fieldsWith(levels), [levels])
}
