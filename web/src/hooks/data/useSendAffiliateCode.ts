import { useApolloClient } from '@apollo/client'

import { sendAffiliateCode, type Person } from 'src/lib/data/sendAffiliateCode'

/** Sends the kept code of an affiliate after a sign-up (spec section 7). */
export const useSendAffiliateCode = () => {
  const client = useApolloClient()
  return (person: Person) => sendAffiliateCode(client, person)
}
