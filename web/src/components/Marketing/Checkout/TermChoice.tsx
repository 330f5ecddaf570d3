import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText'

import { PaymentsText } from './PaymentsText'

type Term = OfferFields['terms'][number]

type TermChoiceProps = {
  terms: Term[]
  /** The payments by each term, with the coupon applied. */
  quoted: Pick<
    Term,
    | 'id'
    | 'totalCentavos'
    | 'payments'
    | 'firstCentavos'
    | 'firstDay'
    | 'nextCentavos'
  >[]
  chosenId?: string
  onChoose: (id: string) => void
}

/** More terms than these are behind "More ways to pay", because they would push the form out of a phone's screen. */
const SHOWN = 3

export const TermChoice = ({ terms, ...choice }: TermChoiceProps) => {
  const { t } = useTranslation('marketing')
  const further = terms.slice(SHOWN)

  return (
    <fieldset className="panel min-w-0 p-4 sm:p-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">
        {t('checkout.term')}
      </legend>
      <div className="clear-both space-y-3">
        <Terms terms={terms.slice(0, SHOWN)} {...choice} />
        {further.length > 0 && (
          <details
            open={further.some(({ id }) => id === choice.chosenId) || undefined}
          >
            <summary className="link link-primary mb-3 w-fit text-sm">
              {t('checkout.moreTerms')}
            </summary>
            <Terms terms={further} {...choice} />
          </details>
        )}
      </div>
    </fieldset>
  )
}

const Terms = ({ terms, quoted, chosenId, onChoose }: TermChoiceProps) => {
  const { t } = useTranslation('marketing')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {terms.map((term) => {
        const { id, label } = term
        const payments = quoted.find((each) => each.id === id) ?? term
        return (
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
            <span className="font-semibold wrap-anywhere">{label}</span>
            <span className="col-start-2 text-sm">
              <PaymentsText {...payments} />
              {payments.payments > 1 && (
                <span className="text-muted block">
                  <PesoText centavos={payments.totalCentavos} />{' '}
                  {t('checkout.inAll')}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}
