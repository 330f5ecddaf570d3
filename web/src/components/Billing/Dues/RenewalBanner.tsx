import { useEffect, useState } from 'react'

import { BellRing, X } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'

import { Link, useRouteName } from '@redwoodjs/router'

import { pathTo } from 'src/hooks/access/useMenu'
import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

import type {
  NoticeKind,
  RenewalNotice,
} from '$api/src/shared/billing/renewalNotice'
import { BANNER_SLIDE_MS } from '$api/src/shared/constants'
import { formatBannerDate } from '$api/src/shared/manilaTime'

const looks: Record<RenewalNotice['severity'], string> = {
  danger: 'bg-error text-error-content',
  warning: 'bg-warning text-warning-content',
  info: 'bg-info text-info-content',
}

const renewals: NoticeKind[] = ['expired', 'expiring']

type RenewalBannerProps = {
  notice: RenewalNotice
  /** The external checkout; without it, the banner links to the bills. */
  renewalLink?: string
}

/** Slides in over the page, above the action bar of phones, and stays hidden after it was dismissed for this date. */
const RenewalBanner = ({ notice, renewalLink }: RenewalBannerProps) => {
  const { t, i18n } = useTranslation(['billing', 'common'])
  const { kind, severity, date, isPast } = notice
  const name = `renewal-${kind}-${date}`
  const key = storageKeys.dismissedBanner(name)
  const [isDismissed, setIsDismissed] = useState(() => readStored(key) === true)
  const [isIn, setIsIn] = useState(false)
  const isAtBills = (useRouteName() as string | undefined) === 'account'

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsIn(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const isRenewal = renewals.includes(kind)
  // The bills page needs no banner that links to it.
  if (isDismissed || (isAtBills && !isRenewal)) return null

  const onDismiss = () => {
    store(key, true)
    setIsDismissed(true)
  }
  const bills = pathTo('account', { q: 'billings' }) ?? '/'
  const href = (isRenewal && renewalLink) || bills

  return (
    <aside
      data-overlay
      aria-label={t('renewalBanner.label')}
      className={`shadow-float fixed inset-x-3 bottom-18 z-30 max-lg:in-[:has([data-actions])]:bottom-44 flex items-start gap-3 rounded-xl py-3 pr-2 pl-4 text-sm ease-out sm:left-auto sm:max-w-md lg:right-6 lg:bottom-6 ${looks[severity]} ${isIn ? 'translate-y-0 opacity-100' : 'translate-y-[150%] opacity-0'}`}
      style={{
        transitionProperty: 'translate, opacity',
        transitionDuration: `${BANNER_SLIDE_MS}ms`,
      }}
    >
      <BellRing className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 py-0.5">
        <Trans
          t={t}
          i18nKey={
            isPast
              ? `renewalBanner.${kind as 'expired'}Past`
              : `renewalBanner.${kind}`
          }
          values={{ date: formatBannerDate(date, i18n.language) }}
          components={{
            go: <GoLink href={href} />,
          }}
        />
      </p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={t('renewalBanner.dismiss')}
        className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-lg hover:bg-black/10 focus-visible:outline-current"
      >
        <X className="size-5" aria-hidden />
      </button>
    </aside>
  )
}

type GoLinkProps = { href: string; children?: React.ReactNode }

const GoLink = ({ href, children }: GoLinkProps) => {
  const look =
    'font-semibold underline underline-offset-2 rounded focus-visible:outline-current'
  return href.startsWith('/') ? (
    <Link to={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} className={look}>
      {children}
    </a>
  )
}

export default RenewalBanner
