import { useState } from 'react'

import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WaitingTransfersQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { useKeys } from 'src/hooks/browser/useKeys'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

import { queriesAfterDecision } from '../PaymentSchedule/ApprovePaymentDialog'
import { WithdrawApproval } from '../PaymentSchedule/WithdrawApproval'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const CONFIRM: Doc<'ConfirmTransferMutation'> = gql`
  mutation ConfirmTransferMutation($id: Int!) {
    confirmTransfer(id: $id)
  }
`

type Transfer = WaitingTransfersQuery['waitingTransfers'][number]

/** Nobody confirms their own transfer, and the money of a statement is confirmed at its line. */
export const mayConfirm = ({ isOwn, statementImportId }: Transfer) =>
  !isOwn && statementImportId == null

type WaitingTransferProps = {
  transfer: Transfer
  /** Whether the key A approves it. */
  hasKey: boolean
}

/** A transfer with its first approval: a second person approves all of it here. */
export const WaitingTransfer = ({ transfer, hasKey }: WaitingTransferProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  // Cash has no reference that would refuse a second try after a lost answer.
  const [key] = useState(newKey)
  const [save, { loading }] = useSave(CONFIRM, {
    done: ({ confirmTransfer: isBooked }) =>
      t(isBooked ? 'recordPayment.done' : 'second.done'),
    refetch: [...queriesAfterDecision, 'BillsPageQuery'],
    headers: () => ({ 'idempotency-key': key }),
  })
  const { bills, surplusCentavos, statementImportId, pictureUrl, isOwn } =
    transfer
  const facts = [
    platformLabel(transfer.platform),
    transfer.referenceNo,
    transfer.paidOn && formatShownDay(transfer.paidOn, i18n.language),
  ].filter(Boolean)
  const inWords = [
    formatPeso(transfer.totalCentavos),
    ...facts,
    surplusCentavos > 0 &&
      t('second.toCredit', { amount: formatPeso(surplusCentavos) }),
  ]
    .filter(Boolean)
    .join(' · ')
  const onConfirm = async () => {
    const isWanted = await confirm({
      title: t('second.title'),
      text: t('second.confirm', {
        name: transfer.approverName,
        transfer: inWords,
      }),
      confirmLabel: t('second.button'),
    })
    if (isWanted) await save({ id: transfer.id })
  }
  useKeys(hasKey ? { a: () => void onConfirm() } : {})
  return (
    <li className="panel flex flex-wrap gap-4 p-4 text-sm">
      {pictureUrl && (
        <a href={pictureUrl} target="_blank" rel="noreferrer">
          <img
            src={pictureUrl}
            alt={t('second.picture', { name: transfer.memberName })}
            className="h-24 w-16 rounded-lg object-cover"
            loading="lazy"
          />
        </a>
      )}
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <p className="text-lg font-semibold">
          <PesoText centavos={transfer.totalCentavos} />
        </p>
        <p className="wrap-anywhere">
          <Link
            className="link font-medium"
            to={routes.studentPaymentDetails({ id: transfer.userId })}
          >
            {transfer.memberName}
          </Link>{' '}
          · {facts.join(' · ')}
        </p>
        <ul className="text-muted">
          {bills.map((bill) => (
            <li key={bill.id}>
              {bill.invoiceNumber} ·{' '}
              {formatShownDay(bill.scheduleDate, i18n.language)} ·{' '}
              {formatPeso(bill.amountCentavos)}
            </li>
          ))}
          {surplusCentavos > 0 && (
            <li>
              {t('second.toCredit', { amount: formatPeso(surplusCentavos) })}
            </li>
          )}
        </ul>
        <p className="text-muted">
          {t('refund.by', { name: transfer.approverName })} ·{' '}
          <DateText date={transfer.createdAt} look="relative" />
        </p>
        {isOwn && <p>{t('second.own')}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {mayConfirm(transfer) && (
          <Button
            look="primary"
            size="sm"
            icon={Check}
            busy={loading}
            aria-keyshortcuts={hasKey ? 'A' : undefined}
            onClick={() => void onConfirm()}
          >
            {t('second.button')}
          </Button>
        )}
        {statementImportId != null && (
          <LinkButton
            look="outline"
            size="sm"
            to={routes.payment({
              tab: 'reconciliation',
              file: statementImportId,
            })}
          >
            {t('second.toFile')}
          </LinkButton>
        )}
        {transfer.mayWithdraw && (
          <WithdrawApproval
            approvalId={transfer.id}
            transfer={inWords}
            refetch={[...queriesAfterDecision, 'BillsPageQuery']}
          />
        )}
      </div>
      {confirmDialog}
    </li>
  )
}
