import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/Button/Button'
import { drawings } from 'src/components/ui/EmptyState/drawings'
import { pathTo } from 'src/hooks/useMenu'

const steps = [
  'home.newStepPay',
  'home.newStepProof',
  'home.newStepOpen',
] as const

type FirstStepsProps = { hasBills: boolean }

/** For whom no course is open yet: how the first one opens. */
const FirstSteps = ({ hasBills }: FirstStepsProps) => {
  const { t } = useTranslation('accounts')
  const billing = pathTo('account', { q: 'billings' })

  return (
    <section
      aria-labelledby="first-title"
      className="panel p-5 sm:flex sm:items-center sm:gap-8 sm:p-7"
    >
      <svg
        viewBox="0 0 160 110"
        className="mx-auto mb-4 h-28 shrink-0 sm:mb-0 sm:h-32"
        aria-hidden="true"
      >
        {drawings.path}
      </svg>
      <div>
        <h2 id="first-title" className="text-xl">
          {t('home.newTitle')}
        </h2>
        <p className="text-muted mt-1">
          {t(hasBills ? 'home.newText' : 'home.newNoOrder')}
        </p>
        {hasBills && (
          <ol className="mt-4 space-y-3">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span className="bg-secondary text-secondary-content grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold">
                  {index + 1}
                </span>
                <span className="pt-0.5">{t(step)}</span>
              </li>
            ))}
          </ol>
        )}
        {hasBills && billing && (
          <LinkButton
            to={billing}
            look="primary"
            className="mt-5 max-sm:w-full"
          >
            {t('home.toBills')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

export default FirstSteps
