import { useState } from 'react'

import { Ban, Check, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  ExportPayoutsMutation,
  ExportPayoutsMutationVariables,
  PayoutBatchFields,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useSave } from 'src/hooks/data/useSave'
import { downloadXlsx } from 'src/lib/files/xlsx'

import { formatPeso, toPesos } from '$api/src/shared/money'

const APPROVE = gql`
  mutation ApprovePayoutBatchMutation($id: Int!) {
    approvePayoutBatch(id: $id) {
      ...PayoutBatchFields
      payouts {
        ...PayoutFields
      }
    }
  }
`

const CANCEL: Doc<'CancelPayoutBatchMutation'> = gql`
  mutation CancelPayoutBatchMutation($id: Int!, $reason: String!) {
    cancelPayoutBatch(id: $id, reason: $reason) {
      ...PayoutBatchFields
      payouts {
        ...PayoutFields
      }
    }
  }
`

const EXPORT = gql`
  mutation ExportPayoutsMutation($batchId: Int!) {
    exportPayouts(batchId: $batchId) {
      payoutId
      affiliate
      method
      bankName
      accountName
      accountNumber
      netCentavos
    }
  }
`

const COLUMNS = [
  'payoutId',
  'affiliate',
  'method',
  'bankName',
  'accountName',
  'accountNumber',
  'amount',
] as const

/** What staff do with a whole batch. */
export const BatchActions = ({ batch }: { batch: PayoutBatchFields }) => {
  const { t } = useTranslation('affiliates.staff')
  const { confirm, confirmDialog } = useConfirm()
  const [isCancelling, setIsCancelling] = useState(false)
  const [approve, { loading }] = useSave(APPROVE, {
    done: t('batch.approved'),
  })
  const [read, { loading: isReading }] = useSave<
    ExportPayoutsMutation,
    ExportPayoutsMutationVariables
  >(EXPORT, { refetch: ['PayoutBatchQuery'] })
  const { id, draftCount, approvedCount, netCentavos } = batch

  const onApprove = async () => {
    const isSure = await confirm({
      title: t('batch.approveTitle', { amount: formatPeso(netCentavos) }),
      text: t('batch.approveText'),
      confirmLabel: t('batch.approve'),
    })
    if (isSure) await approve({ id })
  }

  const onExport = async () => {
    const data = await read({ batchId: id })
    if (!data) return
    // Texts of a spreadsheet keep the zero in front of a mobile number.
    await downloadXlsx(
      `payouts-${id}.xlsx`,
      COLUMNS.map((column) => t(`export.${column}`)),
      data.exportPayouts.map((row) => [
        row.payoutId,
        row.affiliate,
        row.method,
        row.bankName,
        row.accountName,
        row.accountNumber,
        toPesos(row.netCentavos),
      ])
    )
  }

  return (
    <div className="flex flex-wrap gap-2">
      {draftCount > 0 && (
        <Button
          look="primary"
          icon={Check}
          busy={loading}
          onClick={() => void onApprove()}
        >
          {t('batch.approve')}
        </Button>
      )}
      {approvedCount > 0 && (
        <Button
          icon={Download}
          busy={isReading}
          onClick={() => void onExport()}
        >
          {t('batch.export')}
        </Button>
      )}
      {draftCount + approvedCount > 0 && (
        <Button look="ghost" icon={Ban} onClick={() => setIsCancelling(true)}>
          {t('batch.cancel')}
        </Button>
      )}
      {confirmDialog}
      <ReasonDialog
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        words={{
          title: t('batch.cancelTitle'),
          text: t('batch.cancelText'),
          label: t('payout.reason'),
          submit: t('batch.cancel'),
          done: t('batch.cancelled'),
        }}
        mutation={CANCEL}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={['PayoutBatchQuery']}
        isDangerous
      />
    </div>
  )
}
