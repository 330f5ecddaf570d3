// The additional fields of an offer that sales pages need.
import { registerFragment } from '@redwoodjs/web/apollo'

import './offer'

registerFragment(gql`
  fragment SalesOfferFields on Offer {
    ...OfferFields
    headline
    body
    template
    linkedUrl
    productDescription
    courses {
      id
      title
      shortDescription
      lessonCount
      lessons {
        id
        name
        isFree
      }
    }
    askLink
    refundLine
  }
`)
