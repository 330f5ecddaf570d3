// What a page that sells knows of an offer besides what every screen of a purchase does.
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
    }
  }
`)
