import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import {
  PromiseDialog,
  type PromisedBill,
} from 'src/components/Billing/Promise/PromiseDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import { formatBannerDate } from '$api/src/shared/manilaTime'

type OpenEntriesProps = { entries: AccountFields['openEntries'] }

/** The unpaid entries, earliest due first. Staff can record a promise for a member who called. */
export const OpenEntries = ({ entries }: OpenEntriesProps) => {
  const { t } = useTranslation('billing.staff')
  const [promised, setPromised] = useState<PromisedBill>()
  return (
    <Card title={t('account.open')} padded={false}>
      {entries.length === 0 ? (
        <p className="text-muted p-4 text-sm sm:px-6">
          {t('account.openNone')}
        </p>
      ) : (
        <ul className="divide-base-300 border-base-300 mt-3 divide-y border-t">
          {entries.map((entry) => (
            <li key={entry.id} className="px-4 py-3 text-sm sm:px-6">
              <span className="flex items-center justify-between gap-4">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  <DateText date={entry.scheduleDate} look="long" />
                  <PaymentStatusBadge
                    scheduleDate={entry.scheduleDate}
                    isPaid={false}
                  />
                </span>
                <PesoText
                  centavos={entry.priceCentavos}
                  className="font-semibold"
                />
              </span>
              <span className="flex items-center justify-between gap-4">
                <span className="text-muted">
                  {entry.invoiceNumber}
                  {entry.promisedDate &&
                    ` · ${t('account.promised', { date: formatBannerDate(entry.promisedDate) })}`}
                </span>
                <Button
                  look="ghost"
                  size="sm"
                  className="-mr-2"
                  onClick={() => setPromised(entry)}
                >
                  {t('promise.make')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {promised && (
        <PromiseDialog bill={promised} onClose={() => setPromised(undefined)} />
      )}
    </Card>
  )
}
