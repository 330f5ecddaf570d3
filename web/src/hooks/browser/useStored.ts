import { useSyncExternalStore } from 'react'

import {
  readStored,
  storedText,
  watchStored,
} from 'src/lib/browser/storageKeys'

/** The current value of a storage key; updates with changes from this tab and others. */
export const useStored = <T>(key: string) => {
  // The serialized text is compared, so that an equal value causes no render.
  const read = () => storedText(key)
  useSyncExternalStore(watchStored, read, read)
  return readStored<T>(key)
}
