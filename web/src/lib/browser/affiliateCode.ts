import {
  forgetStored,
  readStored,
  storageKeys,
  store,
} from 'src/lib/browser/storageKeys'

import { LEAD_DAYS } from '$api/src/shared/marketing/affiliates/affiliateCode'

const DAY_MS = 86_400_000

type Kept = { code: string; at: number }

/** Keeps the affiliate's code that the visitor came with, from now on. */
export const keepAffiliateCode = (code: string) =>
  store(storageKeys.affiliateCode, { code, at: Date.now() } satisfies Kept)

/** The kept code; undefined without one. It is dropped after 60 days, and so is a code of an earlier version without its time. */
export const keptAffiliateCode = () => {
  const kept = readStored<Partial<Kept> | string>(storageKeys.affiliateCode)
  if (kept === undefined) return undefined
  if (typeof kept === 'object' && kept.code && kept.at)
    if (Date.now() - kept.at < LEAD_DAYS * DAY_MS) return kept.code
  forgetStored(storageKeys.affiliateCode)
  return undefined
}
