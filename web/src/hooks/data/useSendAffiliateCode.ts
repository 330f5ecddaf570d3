import type {
  UpdateAffiliateCodeMutation,
  UpdateAffiliateCodeMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { keptAffiliateCode } from 'src/lib/browser/keptAffiliateCode'

const UPDATE = gql`
  mutation UpdateAffiliateCodeMutation($input: AffiliateInfoInput!) {
    updateAffiliateCode(input: $input)
  }
`

/** The slug in a page's path. The checkout's path has the funnel's id instead. */
const slugOf = (page = '') =>
  page.startsWith('/checkout/') ? '' : page.slice(page.lastIndexOf('/') + 1)

type Person = { email: string; firstName?: string; lastName?: string }

/**
 * Sends the kept code of an affiliate after a sign-up (spec section 7), with the slugs of the page where the visitor met it
 * and of the funnel that they order from, if they do. A failure never reaches the person who signed up: the code stays
 * kept, and an order sends it again.
 */
export const useSendAffiliateCode = (orderedFrom = '') => {
  const [update] = useMutation<
    UpdateAffiliateCodeMutation,
    UpdateAffiliateCodeMutationVariables
  >(UPDATE)
  return async ({ email, firstName, lastName }: Person) => {
    const kept = keptAffiliateCode()
    if (!kept) return
    const slugs = [slugOf(kept.page), orderedFrom].filter(Boolean)
    const input = {
      email,
      firstName,
      lastName,
      tags: [...new Set(slugs)],
      affCode: kept.code,
    }
    try {
      await update({ variables: { input } })
    } catch {
      // The order sends the code, too.
    }
  }
}
