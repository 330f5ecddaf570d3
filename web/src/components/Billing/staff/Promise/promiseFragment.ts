import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment PromiseFields on PromiseToPay {
    id
    scheduleId
    invoiceNumber
    scheduleDate
    promisedDate
    owedCentavos
    reason
    status
    createdByName
    createdAt
  }
`)
