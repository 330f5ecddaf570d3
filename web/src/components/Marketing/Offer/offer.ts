// The fields of an offer that every screen of a purchase needs; the sales page adds its texts.
import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment OfferFields on Offer {
    id
    slug
    name
    state
    closedMessage
    opensAt
    closesAt
    seatsLeft
    productName
    coverUrl
    priceCentavos
    monthlyCentavos
    validityByDays
    startByDays
    isRenewal
    isOwned
    terms {
      id
      label
      installments
      totalCentavos
      payments
      firstCentavos
      firstDay
      nextCentavos
    }
  }
`)

export type OfferState = 'OPEN' | 'NOT_YET' | 'CLOSED' | 'FULL'
