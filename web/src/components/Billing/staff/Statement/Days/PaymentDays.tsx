import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { PaymentDayFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { CloseDayDialog } from './CloseDayDialog'
import { dayColumns } from './paymentDay'
import { ReopenDayDialog } from './ReopenDayDialog'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatDay, manilaToday } from '$api/src/shared/manilaTime'

/** The days of each platform, to close and to reopen. Money of today may still come. */
export const PaymentDays = ({ days }: { days: PaymentDayFields[] }) => {
  const { t, i18n } = useTranslation('billing.staff')
  const [closing, setClosing] = useState<PaymentDayFields>()
  const [reopening, setReopening] = useState<number>()
  const actions = (row: PaymentDayFields) => {
    const { day, platform, close } = row
    const which = {
      platform: platformLabel(platform),
      day: formatDay(day, i18n.language),
    }
    if (close)
      return (
        <Button
          look="ghost"
          size="sm"
          aria-label={t('paymentDay.reopenOf', which)}
          onClick={() => setReopening(close.id)}
        >
          {t('paymentDay.reopen')}
        </Button>
      )
    return (
      day < manilaToday() && (
        <Button
          look="secondary"
          size="sm"
          aria-label={t('paymentDay.closeOf', which)}
          onClick={() => setClosing(row)}
        >
          {t('paymentDay.close')}
        </Button>
      )
    )
  }
  return (
    <>
      <ResourceTable
        entity="billing.staff.paymentDay"
        columns={dayColumns}
        rows={days}
        actions={actions}
      />
      {closing && (
        <CloseDayDialog row={closing} onClose={() => setClosing(undefined)} />
      )}
      {reopening !== undefined && (
        <ReopenDayDialog
          closeId={reopening}
          onClose={() => setReopening(undefined)}
        />
      )}
    </>
  )
}
