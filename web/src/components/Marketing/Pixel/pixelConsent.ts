import { useStored } from 'src/hooks/useStored'
import { storageKeys, store } from 'src/lib/storageKeys'

export type Consent = 'yes' | 'no'

export const saveConsent = (consent: Consent) =>
  store(storageKeys.pixelConsent, consent)

/** What the visitor has said; undefined until they have. */
export const useConsent = () => useStored<Consent>(storageKeys.pixelConsent)
