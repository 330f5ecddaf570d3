import { useEffect } from 'react'

import { storageKeys, store } from 'src/lib/storageKeys'

import { useCarried } from './useCarried'

/** Stores the affiliate code of the visitor's first page; it is read on sign-up. */
export const useKeptAffiliate = () => {
  const { aff } = useCarried()
  useEffect(() => {
    if (aff) store(storageKeys.affiliateCode, aff)
  }, [aff])
}
