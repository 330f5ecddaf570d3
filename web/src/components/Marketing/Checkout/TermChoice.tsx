import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

type TermChoiceProps = {
  terms: OfferFields['terms']
  /** The total of each payment term, with the coupon applied. */
  totals: { id: string; totalCentavos: number }[]
  chosenId?: string
  onChoose: (id: string) => void
}

export const TermChoice = ({
  terms,
  totals,
  chosenId,
  onChoose,
}: TermChoiceProps) => {
  const { t } = useTranslation('marketing')

  return (
    <fieldset className="panel min-w-0 p-4 sm:p-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">
        {t('checkout.term')}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {terms.map(({ id, label, payments }) => (
          <label
            key={id}
            htmlFor={`term-${id}`}
            className="border-control has-checked:border-primary has-checked:bg-secondary has-checked:ring-primary grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-lg border p-4 has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              id={`term-${id}`}
              type="radio"
              name="term"
              value={id}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              className="radio radio-sm checked:text-primary mt-0.5 focus-visible:outline-none"
            />
            <span className="font-semibold break-words">{label}</span>
            <span className="text-muted col-start-2 text-sm">
              {payments === 1
                ? t('checkout.payOnce')
                : t('checkout.payments', { count: payments })}
              {' · '}
              <PesoText
                centavos={
                  totals.find((total) => total.id === id)?.totalCentavos ?? 0
                }
              />
              {payments > 1 && ` ${t('checkout.inAll')}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
