import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import PayOnlineCell from 'src/components/Billing/Gateway/PayOnlineCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import { sumOwed, type Bill } from './bill'

type PayBarProps = {
  chosen: Bill[]
  payableCount: number
  onChooseAll: () => void
  onPay: () => void
}

/** The selected bills' total and the button to pay them, within reach of the thumb. */
export const PayBar = ({
  chosen,
  payableCount,
  onChooseAll,
  onPay,
}: PayBarProps) => {
  const { t } = useTranslation('billing')
  const count = chosen.length

  return (
    <div className="panel shadow-float sticky bottom-18 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 sm:px-5 lg:bottom-4">
      <p aria-live="polite" className="text-sm">
        {count === 0 ? (
          t('bills.nothingChosen')
        ) : (
          <>
            <span className="text-muted block">
              {t('bills.chosen', { count })}
            </span>
            <PesoText
              centavos={sumOwed(chosen)}
              className="text-lg font-bold"
            />
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {count < payableCount && (
          <Button look="ghost" onClick={onChooseAll}>
            {t('bills.chooseAll')}
          </Button>
        )}
        {count > 0 && (
          <PayOnlineCell scheduleIds={chosen.map(({ id }) => id)} />
        )}
        {count > 0 && (
          <Button look="primary" icon={WalletCards} onClick={onPay}>
            {t('bills.pay', { count })}
          </Button>
        )}
      </div>
    </div>
  )
}
