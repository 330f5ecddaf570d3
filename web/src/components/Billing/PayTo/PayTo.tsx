import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { HowToPayFields } from 'types/graphql'

import { CopyButton } from 'src/components/ui/control/CopyButton'

import { AccountCard } from './AccountCard'

import { takesPaymentsFor } from '$api/src/shared/billing/paying/paymentAccount'
import type { PlatformKey } from '$api/src/shared/billing/platforms'

type PayToProps = {
  howToPay: HowToPayFields
  /** The products of the bills to pay; only accounts that take all of them are shown. */
  productIds: number[]
  /** The numbers to quote, so that the school knows what the money is for. */
  invoiceNumbers: string[]
  /** Called with the platform of the shown account. */
  onPlatform?: (platform: PlatformKey) => void
}

/** Where to send the money: one account at a time, and the number to write into the payment's message. */
export const PayTo = ({
  howToPay: { accounts, contactLink },
  productIds,
  invoiceNumbers,
  onPlatform,
}: PayToProps) => {
  const { t } = useTranslation('billing')
  const [chosenId, setChosenId] = useState<number>()
  const fitting = accounts.filter((account) =>
    productIds.every((id) => takesPaymentsFor(account, id))
  )
  const chosen = fitting.find(({ id }) => id === chosenId) ?? fitting[0]
  const platform = chosen?.platform

  useEffect(() => {
    if (platform) onPlatform?.(platform)
  }, [platform, onPlatform])

  if (!chosen)
    return (
      <p className="alert alert-warning alert-soft block text-sm">
        {t('payTo.none')}{' '}
        {contactLink && (
          <a className="link font-semibold" href={contactLink}>
            {t('payTo.ask')}
          </a>
        )}
      </p>
    )

  return (
    <div className="space-y-4">
      {fitting.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('payTo.choose')}</legend>
          {fitting.map(({ id, label }) => (
            <label
              key={id}
              className={`btn btn-sm min-h-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${id === chosen.id ? 'btn-secondary' : 'btn-outline border-control'}`}
            >
              <input
                type="radio"
                name="pay-to"
                className="sr-only"
                checked={id === chosen.id}
                onChange={() => setChosenId(id)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <AccountCard account={chosen} />
      <div className="text-sm">
        <p className="text-muted">{t('payTo.quote')}</p>
        {invoiceNumbers.map((number) => (
          <p key={number} className="flex items-center justify-between gap-2">
            <span className="font-semibold tabular-nums select-all">
              {number}
            </span>
            <CopyButton text={number} />
          </p>
        ))}
      </div>
      {contactLink && (
        <p className="text-muted text-sm">
          {t('payTo.question')}{' '}
          <a className="link" href={contactLink}>
            {t('payTo.ask')}
          </a>
        </p>
      )}
    </div>
  )
}
