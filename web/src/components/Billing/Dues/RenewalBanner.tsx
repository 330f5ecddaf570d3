import { useLayoutEffect, useRef, useState } from 'react'

import { BellRing, X } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'

import { useRouteName } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'
import { readStored, store } from 'src/lib/browser/storageKeys'

import { bannerRoom, keepBannerRoom } from './bannerRoom'

import type {
  NoticeKind,
  RenewalNotice,
} from '$api/src/shared/billing/renewalNotice'
import { BANNER_SLIDE_MS } from '$api/src/shared/constants'
import { formatBannerDate } from '$api/src/shared/manilaTime'

const looks: Record<RenewalNotice['severity'], string> = {
  danger: 'bg-error/10 border-error/40 [--mark:var(--color-error)]',
  warning: 'bg-warning/10 border-warning/40 [--mark:var(--color-warning)]',
  info: 'bg-info/10 border-info/40 [--mark:var(--color-info)]',
}

/** The external checkouts of the two renewals (spec section 8); without one, the banner links to the bills. */
export type RenewalLinks = Partial<Record<NoticeKind, string>>

const renewals: NoticeKind[] = ['expired', 'expiring']

/**
 * Moves the line and the page below it down from above (spec section 9: over 500 ms). The layout is final at once, so
 * nothing jumps. A fixed bar of actions in the page would not stay in its place, and a tab that has kept the line's room
 * needs no motion.
 */
const slideIn = (line: HTMLElement) => {
  const height = line.offsetHeight
  const page = line.parentElement
  if (
    bannerRoom() > 0 ||
    page?.querySelector('[data-actions]') ||
    window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  )
    return
  for (let part: Element | null = line; part; part = part.nextElementSibling)
    part.animate?.(
      [{ transform: `translateY(-${height}px)` }, { transform: 'none' }],
      { duration: BANNER_SLIDE_MS, easing: 'ease-out' }
    )
}

type RenewalBannerProps = {
  notice: RenewalNotice
  renewalLinks: RenewalLinks
}

/** A line above the page. It stays hidden after it was dismissed for this date. */
const RenewalBanner = ({ notice, renewalLinks }: RenewalBannerProps) => {
  const { t, i18n } = useTranslation(['billing', 'common'])
  const { kind, severity, date, isPast } = notice
  // The flag of a dismissed banner is stored under the banner's name (spec section 4).
  const name = `renewal-${kind}-${date}`
  const [isDismissed, setIsDismissed] = useState(
    () => readStored(name) === true
  )
  const line = useRef<HTMLElement>(null)
  const isAtBills = (useRouteName() as string | undefined) === 'account'

  const isRenewal = renewals.includes(kind)
  // The bills page needs no banner that links to it.
  const isHidden = isDismissed || (isAtBills && !isRenewal)

  useLayoutEffect(() => {
    if (line.current) slideIn(line.current)
    keepBannerRoom(line.current?.offsetHeight ?? 0)
  }, [isHidden])

  if (isHidden) return null

  const onDismiss = () => {
    store(name, true)
    setIsDismissed(true)
  }
  const bills = pathTo('account', { q: 'billings' }) ?? '/'
  const href = renewalLinks[kind] || bills

  return (
    <aside
      ref={line}
      aria-label={t('renewalBanner.label')}
      className={`border-b text-sm ${looks[severity]}`}
    >
      <div className="mx-auto flex max-w-6xl items-start gap-3 py-1 pr-2 pl-4 sm:pr-4 sm:pl-6">
        <BellRing className="mt-2 size-5 shrink-0 text-(--mark)" aria-hidden />
        <p className="min-w-0 flex-1 py-2">
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
          className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-lg hover:bg-base-content/10 focus-visible:outline-current"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </aside>
  )
}

type GoLinkProps = { href: string; children?: React.ReactNode }

const GoLink = ({ href, children }: GoLinkProps) => (
  <Link
    to={href}
    className="rounded font-semibold underline underline-offset-2 focus-visible:outline-current"
  >
    {children}
  </Link>
)

export default RenewalBanner
