import { useEffect, useState } from 'react'

import { useBlockWords, useLive, useTexts } from '../live'

import { formatShownTime } from '$api/src/shared/manilaTime'
import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'
import {
  countdownEnd,
  remainingUntil,
} from '$api/src/shared/marketing/landing/countdown'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Counts down to a real deadline: the funnel's own or one that staff have set. Afterwards it shows the text for the
 * end.
 */
export const Countdown = (props: BlockProps<'Countdown'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { offer, lang } = useLive()
  const [now, setNow] = useState(() => new Date())
  const end = countdownEnd(props, offer ?? {})
  const remaining = end && remainingUntil(end, now)
  const isRunning = remaining !== null

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  if (!end) return null
  if (!remaining)
    return (
      <p className="panel p-5 text-center font-semibold">
        {text(props, 'ended') || t('landing.ended')}
      </p>
    )
  return (
    <section className="panel p-5 text-center">
      <p className="font-semibold">
        {text(props, 'label') || t(`landing.until.${props.until as 'closes'}`)}
      </p>
      {/* Screen readers get the date once instead of a number that changes every second. */}
      <p className="text-muted text-sm">{formatShownTime(end, lang)}</p>
      <div role="timer" aria-hidden className="mt-3 flex justify-center gap-2">
        {units.map((unit) => (
          <span
            key={unit}
            className="bg-base-200 min-w-16 rounded-lg px-2 py-2"
          >
            <span className="money block text-2xl font-bold">
              {remaining[unit]}
            </span>
            <span className="text-xs">{t(`landing.units.${unit}`)}</span>
          </span>
        ))}
      </div>
    </section>
  )
}
