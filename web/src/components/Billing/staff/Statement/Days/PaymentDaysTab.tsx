import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import PaymentDayCell from 'src/components/Billing/staff/Statement/Days/PaymentDayCell'
import PaymentDaysCell from 'src/components/Billing/staff/Statement/Days/PaymentDaysCell'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { matching } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { dayPath } from './dayPath'

import {
  isPlatformKey,
  platformLabel,
  type PlatformKey,
} from '$api/src/shared/billing/platforms'
import {
  addDays,
  formatShownDay,
  isDay,
  manilaToday,
} from '$api/src/shared/manilaTime'

const SHOWN_DAYS = 31
const parameters = {
  until: matching(isDay),
  day: matching(isDay),
  platform: matching(isPlatformKey),
}

type OpenDayProps = { day: string; platform: PlatformKey }

const OpenDay = ({ day, platform }: OpenDayProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton to={dayPath()} look="ghost" size="sm" icon={ChevronLeft}>
          {t('paymentDay.back')}
        </LinkButton>
        <h2 className="text-lg">
          {t('paymentDay.heading', {
            platform: platformLabel(platform),
            day: formatShownDay(day, i18n.language),
          })}
        </h2>
      </div>
      <PaymentDayCell day={day} platform={platform} />
    </div>
  )
}

/** The days up to the last one shown, which the URL keeps, a month at a time; or the open day of a platform. */
export const PaymentDaysTab = () => {
  const { t, i18n } = useTranslation('billing.staff')
  const [{ until, day, platform }, set] = useUrlState(parameters)
  if (day && platform)
    return <OpenDay day={day} platform={platform as PlatformKey} />
  const today = manilaToday()
  const to = until && until < today ? until : today
  const from = addDays(to, 1 - SHOWN_DAYS)
  const move = (days: number) => {
    const next = addDays(to, days)
    set({ until: next < today ? next : undefined })
  }
  return (
    <div className="space-y-4">
      <p className="text-muted max-w-prose">{t('paymentDay.lead')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="ghost"
          size="sm"
          icon={ChevronLeft}
          iconOnly
          onClick={() => move(-SHOWN_DAYS)}
        >
          {t('paymentDay.earlier')}
        </Button>
        <p className="font-medium" aria-live="polite">
          {formatShownDay(from, i18n.language)} –{' '}
          {formatShownDay(to, i18n.language)}
        </p>
        <Button
          look="ghost"
          size="sm"
          icon={ChevronRight}
          iconOnly
          disabled={to === today}
          onClick={() => move(SHOWN_DAYS)}
        >
          {t('paymentDay.later')}
        </Button>
      </div>
      <PaymentDaysCell from={from} to={to} />
    </div>
  )
}
