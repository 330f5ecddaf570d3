import type { QuoteQuery, QuoteQueryVariables } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

const QUOTE = gql`
  query QuoteQuery(
    $funnelId: String!
    $paymentTermId: String!
    $couponCode: String
    $orderKey: String
  ) {
    quote(
      funnelId: $funnelId
      paymentTermId: $paymentTermId
      couponCode: $couponCode
      orderKey: $orderKey
    ) {
      baseCentavos
      discountCentavos
      surchargeCentavos
      totalCentavos
      couponRefusal
      ownsCourses
      terms {
        id
        totalCentavos
        payments
        firstCentavos
        firstDay
        nextCentavos
      }
      trace {
        rule
        inputs
        result
      }
      instalments {
        seq
        priceCentavos
        scheduleDate
      }
    }
  }
`

export type Quote = QuoteQuery['quote']

/** The server's price and schedule; the previous ones stay while new ones load. */
export const useQuote = (variables: QuoteQueryVariables) => {
  const { data, loading, error, refetch } = useQuery<
    QuoteQuery,
    QuoteQueryVariables
  >(QUOTE, {
    variables,
    skip: !variables.paymentTermId,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    context: { keepRows: true },
  })
  return { quote: data?.quote, isLoading: loading, error, refetch }
}
