import type {
  UpdateAffiliateCodeMutation,
  UpdateAffiliateCodeMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { keptAffiliateCode } from 'src/lib/browser/affiliateCode'

const UPDATE = gql`
  mutation UpdateAffiliateCodeMutation($input: AffiliateInfoInput!) {
    updateAffiliateCode(input: $input)
  }
`

type Person = { email: string; firstName?: string; lastName?: string }

/**
 * Sends the kept code of an affiliate after a sign-up (spec section 7). A failure never reaches the person who signed
 * up: the code stays kept, and an order sends it again.
 */
export const useSendAffiliateCode = () => {
  const [update] = useMutation<
    UpdateAffiliateCodeMutation,
    UpdateAffiliateCodeMutationVariables
  >(UPDATE)
  return async ({ email, firstName, lastName }: Person) => {
    const affCode = keptAffiliateCode()
    if (!affCode) return
    try {
      await update({
        variables: { input: { email, firstName, lastName, affCode } },
      })
    } catch {
      // The order sends the code, too.
    }
  }
}
