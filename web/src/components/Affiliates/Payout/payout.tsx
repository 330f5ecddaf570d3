import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { formatShownTime } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

registerFragment(gql`
  fragment PayoutFields on Payout {
    id
    batchId
    affiliateId
    affiliate
    status
    lineCount
    grossCentavos
    withholdingCentavos
    netCentavos
    accountHint
    exportedAt
    referenceNo
    paidOn
    proofUrl
    reason
    hold {
      reason
      owedCentavos
      usableAt
    }
    createdAt
  }
`)

/** Links to the statement of a payout as a PDF, once it is approved. */
export const PayoutStatementLink = ({ id, status }: PayoutFields) => {
  const { t } = useTranslation('affiliates')
  if (!['APPROVED', 'PAID'].includes(status)) return null
  return (
    <a
      className="text-primary flex min-h-7 items-center gap-1.5 rounded text-sm font-medium hover:underline"
      href={`/api/documents/payouts/${id}`}
      target="_blank"
      rel="noreferrer"
    >
      <FileText className="size-4" aria-hidden />
      {t('payout.statement')}
    </a>
  )
}

const ProofLink = ({ url }: { url: string }) => {
  const { t } = useTranslation('affiliates.staff')
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {t('payout.proof')}
    </a>
  )
}

/** The reason for which a draft cannot be approved. */
const HoldText = ({
  reason,
  owedCentavos,
  usableAt,
}: NonNullable<PayoutFields['hold']>) => {
  const { t, i18n } = useTranslation('affiliates.staff')
  return t(`payout.hold.${reason}`, {
    amount: formatPeso(owedCentavos ?? 0),
    when: usableAt && formatShownTime(new Date(usableAt), i18n.language),
  })
}

export const payoutTones = {
  DRAFT: 'info',
  APPROVED: 'info',
  PAID: 'success',
  FAILED: 'warning',
  CANCELLED: 'neutral',
} as const

const statement: Column<PayoutFields> = {
  key: 'statement',
  value: (row) => <PayoutStatementLink {...row} />,
  csv: () => null,
}

/** A payout as its affiliate sees it. */
export const columns: Column<PayoutFields>[] = [
  dateColumn('createdAt'),
  badgeColumn('status', payoutTones, { ...fixed, card: 'line' }),
  moneyColumn('grossCentavos', fixed),
  moneyColumn('withholdingCentavos', fixed),
  moneyColumn('netCentavos', { ...fixed, card: 'end' }),
  textColumn('accountHint', { ...fixed, card: 'line' }),
  dateColumn('paidOn', fixed),
  textColumn('reason', { ...fixed, card: 'line' }),
  { ...statement, card: 'line' },
]

/** The payouts of a batch as staff see them. */
export const staffColumns: Column<PayoutFields>[] = [
  textColumn('affiliate', fixed),
  badgeColumn('status', payoutTones, fixed),
  numberColumn('lineCount', more),
  moneyColumn('grossCentavos', more),
  moneyColumn('withholdingCentavos', more),
  moneyColumn('netCentavos', fixed),
  textColumn('accountHint', fixed),
  dateColumn('exportedAt', fixed),
  textColumn('referenceNo', fixed),
  {
    key: 'proofUrl',
    value: ({ proofUrl }) => proofUrl && <ProofLink url={proofUrl} />,
    csv: () => null,
  },
  dateColumn('paidOn', fixed),
  {
    key: 'reason',
    value: ({ hold, reason }) => (hold ? <HoldText {...hold} /> : reason),
    csv: ({ hold, reason }) => hold?.reason ?? reason,
  },
  statement,
]
