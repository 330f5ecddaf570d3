import { useEffect } from 'react'

import { keepAffiliateCode } from 'src/lib/browser/affiliateCode'

import { useCarriedCodes } from './useCarriedCodes'

/** Keeps the affiliate's code of the address, the last one that the visitor came with; sign-up and order send it. */
export const useStoreAffiliateCode = () => {
  const { aff } = useCarriedCodes()
  useEffect(() => {
    if (aff) keepAffiliateCode(aff)
  }, [aff])
}
