import { useTranslation } from 'react-i18next'
import type { FoundBillsQuery } from 'types/graphql'

import {
  BillOptions,
  type BillChoice,
} from 'src/components/Billing/staff/Statement/Lines/BillOptions'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'FoundBillsQuery'> = gql`
  query FoundBillsQuery($q: String!) {
    billsPage(q: $q, filter: UNPAID, perPage: 30) {
      rows {
        id
        memberName
        email
        invoiceNumber
        productName
        scheduleDate
        owedCentavos
      }
    }
  }
`

export const isEmpty = ({ billsPage }: FoundBillsQuery) =>
  billsPage.rows.length === 0
export const Loading = () => <SkeletonLines lines={3} />
export const Failure = BriefFailure
export const Empty = () => {
  const { t } = useTranslation('billing.staff')
  return <p className="text-muted text-sm">{t('reconcile.noBills')}</p>
}

export const Success = ({
  billsPage,
  ...choice
}: PropsOf<'FoundBillsQuery'> & BillChoice) => (
  <BillOptions bills={billsPage.rows} {...choice} />
)
