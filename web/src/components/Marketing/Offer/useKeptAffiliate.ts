import { useEffect } from 'react'

import { storageKeys, store } from 'src/lib/storageKeys'

import { useCarried } from './useCarried'

/** Whose link brought the visitor is kept wherever they come in, and read when they sign up. */
export const useKeptAffiliate = () => {
  const { aff } = useCarried()
  useEffect(() => {
    if (aff) store(storageKeys.affiliateCode, aff)
  }, [aff])
}
