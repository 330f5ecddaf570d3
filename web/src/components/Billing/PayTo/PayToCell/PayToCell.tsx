import type { ComponentProps } from 'react'

import 'src/components/Billing/PayTo/howToPayFields'
import { PayTo } from 'src/components/Billing/PayTo/PayTo'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'HowToPayQuery'> = gql`
  query HowToPayQuery {
    howToPay {
      ...HowToPayFields
    }
  }
`

// Without an account the page says whom to ask.
export const isEmpty = () => false
export const Loading = () => <Skeleton className="h-40 rounded-lg" />
export const Failure = BriefFailure

type SuccessProps = PropsOf<'HowToPayQuery'> &
  Pick<
    ComponentProps<typeof PayTo>,
    'productIds' | 'invoiceNumbers' | 'onPlatform'
  >

export const Success = ({
  howToPay,
  productIds,
  invoiceNumbers,
  onPlatform,
}: SuccessProps) => (
  <PayTo
    howToPay={howToPay}
    productIds={productIds}
    invoiceNumbers={invoiceNumbers}
    onPlatform={onPlatform}
  />
)
