import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment OpenOfferFields on OpenOffer {
    id
    slug
    headline
    productName
    coverUrl
    priceCentavos
    monthlyCentavos
  }
`)
