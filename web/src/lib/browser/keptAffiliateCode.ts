import type { KeptCode } from './affiliateCode'
import { forgetStored, readStored, storageKeys } from './storageKeys'

import { LEAD_DAYS } from '$api/src/shared/marketing/affiliates/affiliateCode'

const DAY_MS = 86_400_000

const counts = ({ code, at }: Partial<KeptCode>) =>
  !!code && Date.now() - Number(at) < LEAD_DAYS * DAY_MS

/**
 * The stored affiliate code, followed by those that it replaced, and its page; undefined without one. A code is dropped
 * after 60 days. Only sign-up and order load this.
 */
export const keptAffiliateCode = () => {
  const kept = readStored<Partial<KeptCode>>(storageKeys.affiliateCode)
  if (kept && counts(kept)) {
    const all = [kept, ...(kept.earlier ?? [])].filter(counts)
    return { code: all.map(({ code }) => code).join(' '), page: kept.page }
  }
  forgetStored(storageKeys.affiliateCode)
  return undefined
}
