import type { ApolloClient } from '@apollo/client'
import type {
  UpdateAffiliateCodeMutation,
  UpdateAffiliateCodeMutationVariables,
} from 'types/graphql'

import {
  keepAffiliateCode,
  keptAffiliateCode,
} from 'src/lib/browser/affiliateCode'

const UPDATE = gql`
  mutation UpdateAffiliateCodeMutation($input: AffiliateInfoInput!) {
    updateAffiliateCode(input: $input)
  }
`

export type Person = { email: string; firstName?: string; lastName?: string }

/**
 * Sends the kept code of an affiliate (spec section 7). A failure never reaches the person: the code stays kept, and an
 * order sends it again.
 */
export const sendAffiliateCode = async (
  client: ApolloClient<unknown>,
  { email, firstName, lastName }: Person
) => {
  const affCode = keptAffiliateCode()
  if (!affCode) return
  try {
    await client.mutate<
      UpdateAffiliateCodeMutation,
      UpdateAffiliateCodeMutationVariables
    >({
      mutation: UPDATE,
      variables: { input: { email, firstName, lastName, affCode } },
    })
  } catch {
    // The order sends the code, too.
  }
}

/** Keeps the code that a visitor came with; for people who signed in, coming by a link is a touch at once. */
export const arriveWithCode = async (
  client: ApolloClient<unknown>,
  code: string,
  email: string | undefined
) => {
  keepAffiliateCode(code)
  if (email) await sendAffiliateCode(client, { email })
}
