import type { PayOnlineQuery } from 'types/graphql'

import { PayOnlineButton } from 'src/components/Billing/Gateway/PayOnlineButton'

export const QUERY: Doc<'PayOnlineQuery'> = gql`
  query PayOnlineQuery {
    onlinePayment
  }
`

// Shows nothing while loading and on failure: members can still send a proof.
export const Loading = () => null
export const Failure = () => null

type SuccessProps = PayOnlineQuery & { scheduleIds: number[] }

export const Success = ({ onlinePayment, scheduleIds }: SuccessProps) =>
  onlinePayment ? <PayOnlineButton scheduleIds={scheduleIds} /> : null
