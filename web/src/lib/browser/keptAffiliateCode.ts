import type { KeptCode } from './affiliateCode'
import { forgetStored, readStored, storageKeys } from './storageKeys'

import { LEAD_DAYS } from '$api/src/shared/marketing/affiliates/affiliateCode'

const DAY_MS = 86_400_000

/**
 * The kept code of an affiliate with its page; undefined without one. It is dropped after 60 days. Only sign-up and order
 * load this.
 */
export const keptAffiliateCode = () => {
  const kept = readStored<Partial<KeptCode>>(storageKeys.affiliateCode)
  if (kept?.code && Date.now() - Number(kept.at) < LEAD_DAYS * DAY_MS)
    return kept as KeptCode
  forgetStored(storageKeys.affiliateCode)
  return undefined
}
