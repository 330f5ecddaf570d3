import { Suspense, useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import PayFirstCell from 'src/components/Billing/PayFirst/PayFirstCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'
import { pathTo } from 'src/hooks/access/useMenu'
import { lazyPart } from 'src/lib/loading/lazyPart'

// Only the accounts that were just made may use it.
const EmailCorrection = lazyPart(
  () => import('src/components/Accounts/EmailChange/EmailCorrectionCell')
)

const steps = {
  paid: ['stepPay', 'stepProof', 'stepOpen'],
  free: ['stepCourse', 'stepTask'],
} as const

type ThankYouPageProps = {
  order?: string
  invoice?: string
  /** Set if nothing has to be paid; the course is then open at once. */
  free?: string
}

const NextSteps = ({ isFree }: { isFree: boolean }) => {
  const { t } = useTranslation('marketing')
  return (
    <>
      <h2 className="mt-8 text-lg">{t('thankYou.next')}</h2>
      <ol className="mt-3 space-y-3">
        {steps[isFree ? 'free' : 'paid'].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="bg-secondary text-secondary-content flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold">
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`thankYou.${step}`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

const ThankYouPage = ({ order, invoice, free }: ThankYouPageProps) => {
  const { t } = useTranslation('marketing')
  const { isAuthenticated, currentUser } = useAuth()
  const email = currentUser?.email
  const isFree = !!free
  const isToPay = isAuthenticated && !isFree
  const heading = useRef<HTMLHeadingElement>(null)
  // The button "Place order", which had the focus, is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const billing = pathTo('account', { q: 'billings' })
  const courses = pathTo('viewCourses')
  const next = isFree ? courses : billing

  return (
    <div className="mx-auto max-w-xl space-y-4 sm:space-y-6">
      <Metadata title={t('thankYou.title')} robots="noindex" />
      <div className="panel px-5 py-6 sm:px-10 sm:py-8">
        <div className="text-center">
          <svg
            viewBox="0 0 160 110"
            className="mx-auto h-28 w-40"
            aria-hidden="true"
          >
            {drawings.done}
          </svg>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-2 text-2xl outline-none"
          >
            {t('thankYou.heading')}
          </h1>
          <p className="text-muted mt-2 wrap-anywhere">
            {isFree
              ? t('thankYou.textFree')
              : // A mistyped address is noticed here.
                t(email ? 'thankYou.textTo' : 'thankYou.text', { email })}
          </p>
          {isAuthenticated && (
            <Suspense fallback={null}>
              <EmailCorrection />
            </Suspense>
          )}
          {order && invoice && !isFree && (
            <p className="bg-base-200 mt-4 inline-block rounded-lg px-4 py-2 text-sm">
              {t('thankYou.order', { order })} ·{' '}
              <span className="font-semibold tabular-nums select-all">
                {invoice}
              </span>
            </p>
          )}
        </div>
        {!isToPay && <NextSteps isFree={isFree} />}
      </div>
      {isToPay && <PayFirstCell />}
      <div className="flex flex-wrap justify-center gap-3">
        {next && (
          <LinkButton to={next} look={isToPay ? 'ghost' : 'primary'}>
            {t(isFree ? 'thankYou.toCourses' : 'thankYou.toBilling')}
          </LinkButton>
        )}
        <LinkButton
          to={pathTo('home') ?? '/'}
          look={next ? 'ghost' : 'primary'}
        >
          {t('thankYou.toHome')}
        </LinkButton>
      </div>
    </div>
  )
}

export default ThankYouPage
