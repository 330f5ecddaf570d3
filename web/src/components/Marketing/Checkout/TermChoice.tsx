import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

type TermChoiceProps = {
  terms: OfferFields['terms']
  chosenId?: string
  onChoose: (id: string) => void
}

export const TermChoice = ({ terms, chosenId, onChoose }: TermChoiceProps) => {
  const { t } = useTranslation('marketing')

  return (
    <fieldset className="panel p-4 sm:p-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">
        {t('checkout.term')}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {terms.map(({ id, label, installments }) => (
          <label
            key={id}
            htmlFor={`term-${id}`}
            className="border-control has-checked:border-primary has-checked:bg-secondary has-checked:ring-primary grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border p-4 has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
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
              {installments === 1
                ? t('checkout.payOnce')
                : t('checkout.payments', { count: installments })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
