import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PayFromCreditButton } from 'src/components/Billing/Credit/PayFromCreditButton'
import PayOnlineCell from 'src/components/Billing/Gateway/PayOnlineCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { PesoText } from 'src/components/ui/text/PesoText'

import { sumOwed, type Bill } from './bill'

import { formatPeso } from '$api/src/shared/money'

type PayBarProps = {
  chosen: Bill[]
  creditCentavos: number
  onPay: () => void
}

/**
 * The sum of the selected bills and the buttons to pay them, within reach of the thumb. The member's credit pays first:
 * nothing takes it off a payment that they send.
 */
export const PayBar = ({ chosen, creditCentavos, onPay }: PayBarProps) => {
  const { t } = useTranslation('billing')
  const count = chosen.length
  const owed = sumOwed(chosen)
  const fromCredit = Math.min(owed, Math.max(creditCentavos, 0))
  const left = owed - fromCredit

  return (
    <div
      className={
        count === 0
          ? 'sr-only'
          : 'panel shadow-float sticky bottom-18 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:px-5 lg:bottom-4'
      }
    >
      <p aria-live="polite" className="text-sm sm:mr-auto">
        {count === 0 ? (
          t('bills.nothingChosen')
        ) : (
          <>
            <span className="text-muted block max-sm:sr-only">
              {t('bills.chosen', { count })}
            </span>
            <PesoText centavos={owed} className="text-lg font-bold" />
            {fromCredit > 0 && (
              <span className="text-muted block">
                {t(left > 0 ? 'payFirst.credit' : 'payFirst.creditAll', {
                  covered: formatPeso(fromCredit),
                  price: formatPeso(owed),
                  left: formatPeso(left),
                })}
              </span>
            )}
          </>
        )}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 max-sm:grow max-sm:*:grow">
          {fromCredit > 0 ? (
            <PayFromCreditButton
              creditCentavos={creditCentavos}
              bills={chosen}
              refetch={['MyInvoicesQuery']}
            />
          ) : (
            <>
              <PayOnlineCell scheduleIds={chosen.map(({ id }) => id)} />
              <Button look="primary" icon={WalletCards} onClick={onPay}>
                {t('bills.pay', { count })}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
