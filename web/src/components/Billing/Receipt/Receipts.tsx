import { useTranslation } from 'react-i18next'
import type { ReceiptFields } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import { ReceiptLink } from './ReceiptLink'

import { MOST_RECEIPTS } from '$api/src/shared/billing/paying/mostReceipts'
import { platformLabel } from '$api/src/shared/billing/platforms'

const Row = ({ receipt }: { receipt: ReceiptFields }) => {
  const { t } = useTranslation('billing')
  const { kind, platform, paidOn, amountCentavos, isTakenBack } = receipt
  const state = isTakenBack
    ? t('receipts.takenBack')
    : kind === 'REFUND'
      ? t('receipts.refund')
      : receipt.scheduleIds.length === 0 && t('receipts.kept')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm sm:px-6">
      <span>
        <DateText date={paidOn} />
        <span className="text-muted block">
          {[platformLabel(platform), state].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-right">
        <PesoText
          centavos={amountCentavos}
          className={`font-semibold ${isTakenBack ? 'line-through' : ''}`}
        />
        <ReceiptLink paymentId={receipt.id} className="link block">
          {receipt.number}
        </ReceiptLink>
      </span>
    </li>
  )
}

/** The receipts of a member's payments and the vouchers of refunds, the newest first; nothing without any. */
export const Receipts = ({
  receipts,
}: {
  receipts: readonly ReceiptFields[]
}) => {
  const { t } = useTranslation('billing')
  if (receipts.length === 0) return null
  return (
    <Card title={t('receipts.heading')} padded={false}>
      <ul className="divide-base-300 border-base-300 mt-3 divide-y border-t">
        {receipts.slice(0, MOST_RECEIPTS).map((receipt) => (
          <Row key={receipt.id} receipt={receipt} />
        ))}
      </ul>
      {receipts.length > MOST_RECEIPTS && (
        <p className="text-muted px-4 py-3 text-sm sm:px-6">
          {t('receipts.more', { count: MOST_RECEIPTS })}
        </p>
      )}
    </Card>
  )
}
