import { useTranslation } from 'react-i18next'

import {
  mayConfirm,
  WaitingTransfer,
} from 'src/components/Billing/staff/RecordPayment/WaitingTransfer'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'WaitingTransfersQuery'> = gql`
  query WaitingTransfersQuery($userId: Int) {
    waitingTransfers(userId: $userId) {
      id
      userId
      memberName
      totalCentavos
      surplusCentavos
      platform
      referenceNo
      paidOn
      bills {
        id
        invoiceNumber
        scheduleDate
        amountCentavos
      }
      pictureUrl
      statementImportId
      approverName
      isOwn
      mayWithdraw
      createdAt
    }
  }
`

type Place = {
  /** The member; on the desk, transfers of all are shown. */
  userId?: number
}

// There are seldom any, so that nothing is shown while they load.
export const Loading = () => null
export const Failure = CellFailure

export const Success = ({
  waitingTransfers,
  userId,
}: PropsOf<'WaitingTransfersQuery'> & Place) => {
  const { t } = useTranslation('billing.staff')
  // The key A opens the first one that the viewer may approve.
  const next = waitingTransfers.find(mayConfirm)
  if (waitingTransfers.length === 0)
    return userId ? null : (
      <EmptyState
        drawing="done"
        title={t('second.none')}
        text={t('second.noneHelp')}
      />
    )
  return (
    <section aria-label={t('second.waiting')} className="my-4">
      <h3 className="mb-2 font-semibold">{t('second.waiting')}</h3>
      <ul className="space-y-2">
        {waitingTransfers.map((transfer) => (
          <WaitingTransfer
            key={transfer.id}
            transfer={transfer}
            hasKey={transfer.id === next?.id}
          />
        ))}
      </ul>
    </section>
  )
}
