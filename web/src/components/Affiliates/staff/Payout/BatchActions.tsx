import { Ban, Check, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportPayoutsMutation, PayoutBatchFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { downloadXlsx } from 'src/lib/files/xlsx'

import { formatPeso, toPesos } from '$api/src/shared/money'

const APPROVE: Doc<'ApprovePayoutBatchMutation'> = gql`
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

const EXPORT: Doc<'ExportPayoutsMutation'> = gql`
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

/** The actions of staff on a whole batch. */
export const BatchActions = ({
  batch: { id, draftCount, approvedCount, netCentavos },
}: {
  batch: PayoutBatchFields
}) => {
  const { t } = useTranslation('affiliates.staff')

  // Texts of a spreadsheet keep the zero in front of a mobile number.
  const onExported = ({ exportPayouts }: ExportPayoutsMutation) =>
    void downloadXlsx(
      `payouts-${id}.xlsx`,
      COLUMNS.map((column) => t(`export.${column}`)),
      exportPayouts.map((row) => [
        row.payoutId,
        row.affiliate,
        row.method,
        row.bankName,
        row.accountName,
        row.accountNumber,
        toPesos(row.netCentavos),
      ])
    )

  return (
    <Actions
      words="affiliates.staff:batch"
      of={{ amount: formatPeso(netCentavos) }}
      refetch={['PayoutBatchQuery']}
      className="flex flex-wrap gap-2"
      actions={[
        draftCount > 0 && {
          name: 'approve',
          icon: Check,
          look: 'primary',
          does: call(APPROVE, { id }),
          asks: 'confirm',
        },
        approvedCount > 0 && {
          name: 'export',
          icon: Download,
          does: call(EXPORT, { batchId: id }, { onDone: onExported }),
        },
        draftCount + approvedCount > 0 && {
          name: 'cancel',
          icon: Ban,
          look: 'ghost',
          does: call(CANCEL, { id }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  )
}
