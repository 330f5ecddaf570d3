import { useStored } from 'src/hooks/browser/useStored'
import { storageKeys, store } from 'src/lib/browser/storageKeys'

export type Consent = 'yes' | 'no'

export const saveConsent = (consent: Consent) =>
  store(storageKeys.pixelConsent, consent)

/** The visitor's answer; undefined before the first one. */
export const useConsent = () => useStored<Consent>(storageKeys.pixelConsent)
