import { useEffect } from 'react'

import { useAuth } from 'src/auth'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import { useSendAffiliateCode } from 'src/hooks/data/useSendAffiliateCode'
import { keepAffiliateCode } from 'src/lib/browser/affiliateCode'

import { useCarriedCodes } from './useCarriedCodes'

/**
 * Keeps the affiliate's code of the address, the last one that the visitor came with. Sign-up and order send it; for
 * people who signed in, coming by a link is a touch at once.
 */
export const useStoreAffiliateCode = () => {
  const { aff } = useCarriedCodes()
  const email = useAuth().currentUser?.email
  const send = useLatestRef(useSendAffiliateCode())
  useEffect(() => {
    if (!aff) return
    keepAffiliateCode(aff)
    if (email) void send.current({ email })
  }, [aff, email, send])
}
