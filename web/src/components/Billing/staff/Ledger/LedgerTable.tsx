import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { Can } from 'src/components/access/Can'
import { ReceiptLink } from 'src/components/Billing/Receipt/ReceiptLink'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import {
  dateColumn,
  fixed,
  moneyColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatPeso } from '$api/src/shared/money'

type Line = AccountFields['lines'][number]

const What = ({ line }: { line: Line }) => {
  const { t } = useTranslation('billing.staff')
  const details = [
    line.productName,
    line.invoiceNumber,
    line.platform && platformLabel(line.platform),
    line.referenceNo,
    line.creditCentavos &&
      t(
        line.creditCentavos > 0
          ? 'ledgerLine.toCredit'
          : 'ledgerLine.fromCredit',
        {
          amount: formatPeso(Math.abs(line.creditCentavos)),
        }
      ),
    line.reason,
  ].filter(Boolean)
  return (
    <span className="block min-w-0">
      <span className="font-medium">{t(`ledgerLine.kind.${line.kind}`)}</span>
      <span className="text-muted block text-sm wrap-anywhere whitespace-pre-line">
        {details.join(' · ')}
      </span>
    </span>
  )
}

const REVOKE_CREDIT: Doc<'RevokeCreditMutation'> = gql`
  mutation RevokeCreditMutation($paymentId: Int!, $reason: String!) {
    revokeCredit(paymentId: $paymentId, reason: $reason)
  }
`

/** Takes back credit that was given or kept, as far as it is unused. */
const TakeBackCredit = ({ paymentId }: { paymentId: number }) => (
  <Can do="approvePayment">
    <Actions
      words="billing.staff:credit"
      refetch={['StudentPaymentDetailsQuery']}
      size="sm"
      actions={[
        {
          name: 'revoke',
          look: 'ghost',
          does: call(REVOKE_CREDIT, { paymentId }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  </Can>
)

const columns: Column<Line>[] = [
  dateColumn('at', fixed),
  {
    key: 'what',
    value: (line) => <What line={line} />,
    csv: (line) =>
      [line.kind, line.productName, line.invoiceNumber, line.reason]
        .filter(Boolean)
        .join(' '),
  },
  moneyColumn('centavos', fixed),
  moneyColumn('balanceCentavos', fixed),
  {
    key: 'document',
    // Without either, the value is not an element, so that the table shows its mark for empty cells.
    value: (line) =>
      line.receiptNumber || line.isCreditStanding ? (
        <span className="flex flex-wrap items-center gap-1">
          {line.receiptNumber && line.paymentId && (
            <ReceiptLink paymentId={line.paymentId}>
              {line.receiptNumber}
            </ReceiptLink>
          )}
          {line.isCreditStanding && line.paymentId && (
            <TakeBackCredit paymentId={line.paymentId} />
          )}
        </span>
      ) : null,
    csv: ({ receiptNumber }) => receiptNumber,
  },
]

/** The ledger, newest line first, with the balance after each line. */
export const LedgerTable = ({ lines }: { lines: Line[] }) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ResourceTable
      entity="billing.staff.ledgerLine"
      columns={columns}
      rows={[...lines].reverse()}
      primaryKey="key"
      exportName={t('ledgerLine.list')}
      empty={
        <EmptyState
          drawing="bills"
          title={t('ledgerLine.empty')}
          text={t('ledgerLine.emptyHelp')}
        />
      }
    />
  )
}
