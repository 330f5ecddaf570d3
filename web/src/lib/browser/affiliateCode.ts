import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

// The start of what `partsOfCode` reads: every page loads this file, and `partsOfCode` would bring its module along.
const CODE = /^\s*[a-z\d]{8}(\.|\s*$)/i

export type KeptCode = {
  code: string
  at: number
  /** The path of the page where the visitor first came with this code. */
  page?: string
  /** The codes that this one replaced: only the server knows which codes exist. */
  earlier?: Pick<KeptCode, 'code' | 'at'>[]
}

const MOST_EARLIER = 3

/** Keeps the affiliate's code that the visitor came with, from now on; a text that is no code leaves the kept one. */
export const keepAffiliateCode = (code: string) => {
  if (!CODE.test(code)) return
  const kept = readStored<KeptCode>(storageKeys.affiliateCode)
  const isSame = kept?.code === code
  store(storageKeys.affiliateCode, {
    page: location.pathname,
    ...(kept?.code &&
      !isSame && {
        earlier: [
          { code: kept.code, at: kept.at },
          ...(kept.earlier ?? []),
        ].slice(0, MOST_EARLIER),
      }),
    ...(isSame && kept),
    code,
    at: Date.now(),
  } satisfies KeptCode)
}
