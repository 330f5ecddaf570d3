import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment HowToPayFields on HowToPay {
    accounts {
      id
      platform
      label
      accountName
      accountNumber
      instructions
      qrUrl
      productIds
    }
    contactLink
    proofHours
  }
`)
