import { useSyncExternalStore } from 'react'

import { readStored, storedText, watchStored } from 'src/lib/storageKeys'

/** What is stored under a key, as it is now: it follows this tab's and other tabs' changes. */
export const useStored = <T>(key: string) => {
  // The text, so that nothing renders anew while it is the same.
  useSyncExternalStore(watchStored, () => storedText(key))
  return readStored<T>(key)
}
