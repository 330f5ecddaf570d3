import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { remainingUntil } from '$api/src/shared/marketing/landing/countdown'

/** The days, hours and minutes until a moment; every second would only unsettle. */
export const Remaining = ({ until }: { until: string }) => {
  const { t } = useTranslation('marketing.workshop')
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const remaining = remainingUntil(new Date(until), now)
  return (
    <p role="timer" className="money mt-2 font-medium">
      {remaining
        ? t(remaining.days > 0 ? 'remaining' : 'remainingToday', remaining)
        : t('beginsNow')}
    </p>
  )
}
