import { useTranslation } from 'react-i18next'
import type { FoundBillsQuery } from 'types/graphql'

import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

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

type FoundBill = FoundBillsQuery['billsPage']['rows'][number]

export const isEmpty = ({ billsPage }: FoundBillsQuery) =>
  billsPage.rows.length === 0
export const Loading = () => <SkeletonLines lines={3} />
export const Failure = BriefFailure
export const Empty = () => {
  const { t } = useTranslation('billing.staff')
  return <p className="text-muted text-sm">{t('reconcile.noBills')}</p>
}

type SuccessProps = Pick<FoundBillsQuery, 'billsPage'> & {
  chosenIds: number[]
  onToggle: (bill: FoundBill) => void
}

export const Success = ({ billsPage, chosenIds, onToggle }: SuccessProps) => (
  <ul className="border-base-300 divide-base-300 max-h-[70dvh] divide-y overflow-y-auto rounded-lg border">
    {billsPage.rows.map((bill: FoundBill) => (
      <li key={bill.id}>
        <label className="hover:bg-base-200 flex cursor-pointer items-start gap-3 px-3 py-2 text-sm">
          <input
            type="checkbox"
            className="checkbox checkbox-sm mt-0.5"
            checked={chosenIds.includes(bill.id)}
            onChange={() => onToggle(bill)}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{bill.memberName}</span>
            <span className="text-muted block wrap-anywhere">
              {bill.productName} · {bill.invoiceNumber} ·{' '}
              <DateText date={bill.scheduleDate} />
            </span>
          </span>
          <PesoText centavos={bill.owedCentavos} />
        </label>
      </li>
    ))}
  </ul>
)
