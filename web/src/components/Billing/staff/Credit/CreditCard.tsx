import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { PayFromCreditButton } from 'src/components/Billing/Credit/PayFromCreditButton'
import WaitingTransfersCell from 'src/components/Billing/staff/RecordPayment/WaitingTransfersCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { PesoText } from 'src/components/ui/text/PesoText'

import { GiveCreditDialog } from './GiveCreditDialog'
import { RefundDialog } from './RefundDialog'
import RefundRequestsCell from './RefundRequestsCell'
import WaitingRefundsCell from './WaitingRefundsCell'

/** The credit that the school holds for the member, and the actions of staff on it: pay bills, give more or send money back. */
export const CreditCard = ({ details }: { details: AccountFields }) => {
  const { t } = useTranslation('billing.staff')
  const [task, setTask] = useState<'give' | 'refund'>()
  const { userId, name, creditCentavos, openEntries } = details
  // Credit does not pay bills that wait for a proof or a second approval.
  const payable = openEntries.filter(({ isReserved }) => !isReserved)
  const onClose = () => setTask(undefined)
  return (
    <Card title={t('credit.title')}>
      <p className="text-lg font-semibold">
        <PesoText centavos={creditCentavos} />
      </p>
      <p className="text-muted text-sm">{t('credit.help')}</p>
      <div className="-mx-2 mt-2 flex flex-wrap gap-1">
        {creditCentavos > 0 && payable.length > 0 && (
          <PayFromCreditButton
            creditCentavos={creditCentavos}
            bills={payable}
            refetch={['StudentPaymentDetailsQuery']}
          />
        )}
        <Button look="ghost" size="sm" onClick={() => setTask('give')}>
          {t('credit.give.submit')}
        </Button>
        <Button look="ghost" size="sm" onClick={() => setTask('refund')}>
          {t('refund.button')}
        </Button>
      </div>
      <RefundRequestsCell userId={userId} />
      <WaitingTransfersCell userId={userId} />
      <WaitingRefundsCell userId={userId} />
      {task === 'give' && (
        <GiveCreditDialog userId={userId} memberName={name} onClose={onClose} />
      )}
      {task === 'refund' && (
        <RefundDialog
          userId={userId}
          memberName={name}
          creditCentavos={creditCentavos}
          paidEntries={details.paidEntries}
          onClose={onClose}
        />
      )}
    </Card>
  )
}
