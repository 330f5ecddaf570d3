import { Trans, useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import type { MyRefund } from './refund'
import { RefundConditions } from './RefundConditions'

import {
  refundConditions,
  refundTerms,
} from '$api/src/shared/billing/paying/refundTerms'
import { manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const ASK: Doc<'AskForRefundMutation'> = gql`
  mutation AskForRefundMutation($invoiceId: Int!, $reason: String) {
    askForRefund(invoiceId: $invoiceId, reason: $reason) {
      id
    }
  }
`

type Asked = { reason: string | null }

const fields: Field<Asked>[] = [{ name: 'reason', as: 'textarea' }]

type AskForRefundProps = {
  refund: MyRefund
  productName: string
  onClose: () => void
}

/** The conditions of the refund with their state, and the request. Conditions that are not met do not stop it. */
export const AskForRefund = ({
  refund,
  productName,
  onClose,
}: AskForRefundProps) => {
  const { t } = useTranslation('billing')
  const today = manilaToday()
  const isMet = refundConditions(refund, today).every((each) => each.isMet)
  return (
    <ActionDialog
      words="billing:refund"
      name="ask"
      of={{ amount: formatPeso(refund.paidCentavos), product: productName }}
      entity="billing.refund"
      fields={fields}
      does={(input) => call(ASK, { invoiceId: refund.invoiceId, ...input })}
      refetch={['MyInvoicesQuery']}
      onClose={onClose}
    >
      <div className="mb-4 space-y-3">
        <RefundConditions use={refund} day={today} />
        {!isMet && (
          <p className="text-sm font-medium">{t('refund.stillPossible')}</p>
        )}
        <p className="text-muted text-sm">
          <Trans
            t={t}
            i18nKey="refund.then"
            values={{ days: refundTerms.answerDays }}
            components={{
              policy: <Link to={routes.refundPolicy()} className="link" />,
            }}
          />
        </p>
      </div>
    </ActionDialog>
  )
}

export default AskForRefund
