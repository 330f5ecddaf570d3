import { useEffect } from 'react'

import { useApolloClient } from '@apollo/client'

import { useAuth } from 'src/auth'

import { useCarriedCodes } from './useCarriedCodes'

/**
 * Keeps the affiliate's code of the address, the last one that the visitor came with; sign-up and order send it. What
 * keeps it loads only with a code.
 */
export const useStoreAffiliateCode = () => {
  const { aff } = useCarriedCodes()
  const email = useAuth().currentUser?.email
  const client = useApolloClient()
  useEffect(() => {
    if (aff)
      void import('src/lib/data/sendAffiliateCode').then(({ arriveWithCode }) =>
        arriveWithCode(client, aff, email)
      )
  }, [aff, email, client])
}
