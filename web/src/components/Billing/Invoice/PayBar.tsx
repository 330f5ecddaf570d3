import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import PayOnlineCell from 'src/components/Billing/Gateway/PayOnlineCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import { sumOwed, type Bill } from './bill'

type PayBarProps = {
  chosen: Bill[]
  onPay: () => void
}

/** The selected bills' total and the button to pay them, within reach of the thumb. */
export const PayBar = ({ chosen, onPay }: PayBarProps) => {
  const { t } = useTranslation('billing')
  const count = chosen.length

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
            <PesoText
              centavos={sumOwed(chosen)}
              className="text-lg font-bold"
            />
          </>
        )}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 max-sm:grow max-sm:*:grow">
          <PayOnlineCell scheduleIds={chosen.map(({ id }) => id)} />
          <Button look="primary" icon={WalletCards} onClick={onPay}>
            {t('bills.pay', { count })}
          </Button>
        </div>
      )}
    </div>
  )
}
