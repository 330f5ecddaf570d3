import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'

/** @throws NOT_FOUND as long as staff have published none */
export const newestTerms = async (tx: Tx) =>
  found(await tx.affiliateTerms.findFirst({ orderBy: { version: 'desc' } }))
