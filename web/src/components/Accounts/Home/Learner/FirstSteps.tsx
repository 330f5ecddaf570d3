import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'
import { pathTo } from 'src/hooks/access/useMenu'

const steps = ['toPay.pay', 'toPay.proof', 'toPay.open'] as const

type FirstStepsProps = {
  /** Whether the learner has unpaid bills. */
  hasBills: boolean
}

/** For learners without an open course: how to get access for the first time or again. */
const FirstSteps = ({ hasBills }: FirstStepsProps) => {
  const { t } = useTranslation('accounts.profile')
  const { currentUser } = useAuth()
  const hasEnded = currentUser?.membershipStatus === 'Expired'
  const situation = hasBills ? 'toPay' : hasEnded ? 'ended' : 'new'
  const path = pathTo('account', hasBills ? { q: 'billings' } : {})

  return (
    <section
      aria-labelledby="first-title"
      className="panel p-5 sm:flex sm:items-center sm:gap-8 sm:p-8"
    >
      <svg
        viewBox="0 0 160 110"
        className="mx-auto mb-4 h-28 shrink-0 sm:mb-0"
        aria-hidden="true"
      >
        {drawings.path}
      </svg>
      <div>
        <h2 id="first-title" className="text-xl">
          {t(`${situation}.title`)}
        </h2>
        <p className="text-muted mt-1">{t(`${situation}.text`)}</p>
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
        {situation !== 'new' && path && (
          <LinkButton to={path} look="primary" className="mt-5 max-sm:w-full">
            {t(`${situation}.go`)}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

export default FirstSteps
