import type { ReactNode, Ref } from 'react'

import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type StepProps = {
  number: number
  title: ReactNode
  /** Whether this is the step to take now. */
  isNow: boolean
  isDone: boolean
  children?: ReactNode
  /** The heading, which gets the focus when a step has been taken. */
  headingRef?: Ref<HTMLHeadingElement>
}

export const Step = ({
  number,
  title,
  isNow,
  isDone,
  children,
  headingRef,
}: StepProps) => {
  const { t } = useTranslation('billing')
  const tone = isDone
    ? 'bg-success text-success-content'
    : isNow
      ? 'bg-primary text-primary-content'
      : 'bg-secondary text-secondary-content'
  return (
    <li
      className="flex gap-3 sm:gap-4"
      aria-current={isNow ? 'step' : undefined}
    >
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${tone}`}
      >
        {isDone ? (
          <>
            <Check className="size-5" aria-hidden />
            <span className="sr-only">{t('payFirst.done')}</span>
          </>
        ) : (
          number
        )}
      </span>
      <div className="min-w-0 flex-1 space-y-3 pt-1">
        <h3 ref={headingRef} tabIndex={-1} className="text-base outline-none">
          {title}
        </h3>
        {children}
      </div>
    </li>
  )
}
