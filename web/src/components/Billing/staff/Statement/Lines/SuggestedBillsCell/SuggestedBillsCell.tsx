import { useTranslation } from 'react-i18next'
import type { SuggestedBillsQuery } from 'types/graphql'

import {
  BillOptions,
  type BillChoice,
} from 'src/components/Billing/staff/Statement/Lines/BillOptions'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'SuggestedBillsQuery'> = gql`
  query SuggestedBillsQuery($lineId: Int!) {
    suggestedBills(lineId: $lineId) {
      id
      memberName
      email
      invoiceNumber
      productName
      scheduleDate
      owedCentavos
      rules
      earlierOn
    }
  }
`

export const isEmpty = ({ suggestedBills }: SuggestedBillsQuery) =>
  suggestedBills.length === 0
export const Loading = () => <SkeletonLines lines={3} />
export const Failure = BriefFailure
// The search above finds others.
export const Empty = () => null

/** The bills that a line perhaps pays, each with what speaks for it. */
export const Success = ({
  suggestedBills,
  ...choice
}: PropsOf<'SuggestedBillsQuery'> & BillChoice) => {
  const { t } = useTranslation('billing.staff')
  return (
    <section aria-label={t('reconcile.perhaps')}>
      <h3 className="mb-2 text-sm font-semibold">{t('reconcile.perhaps')}</h3>
      <BillOptions bills={suggestedBills} {...choice}>
        {({ rules }) => (
          <span className="text-muted block">
            {rules
              .map((rule) => t(`statementLine.rule.${rule as 'amount'}`))
              .join(' · ')}
          </span>
        )}
      </BillOptions>
    </section>
  )
}
