import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment PromiseFields on PromiseToPay {
    id
    scheduleId
    invoiceNumber
    scheduleDate
    promisedDate
    priceCentavos
    reason
    status
    createdByName
    createdAt
  }
`)
