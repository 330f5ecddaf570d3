import { useSyncExternalStore } from 'react'

import { readStored, storageKeys, store } from 'src/lib/storageKeys'

export type Consent = 'yes' | 'no'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab was answered.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const read = () => readStored<Consent>(storageKeys.pixelConsent)

export const saveConsent = (consent: Consent) => {
  store(storageKeys.pixelConsent, consent)
  listeners.forEach((listener) => listener())
}

/** What the visitor has said; undefined until they have. */
export const useConsent = () => useSyncExternalStore(subscribe, read)
