import { useEffect } from 'react'

import { storageKeys, store } from 'src/lib/browser/storageKeys'

import { useCarriedCodes } from './useCarriedCodes'

/** Stores the affiliate code of the visitor's first page; it is read on sign-up. */
export const useStoreAffiliateCode = () => {
  const { aff } = useCarriedCodes()
  useEffect(() => {
    if (aff) store(storageKeys.affiliateCode, aff)
  }, [aff])
}
