import { useEffect, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { RedirectQuery } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { useCarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'
import { Button } from 'src/components/ui/control/Button/Button'

import { addCarriedCodes } from './addCarriedCodes'
import { useRedirectCountdown } from './useRedirectCountdown'

type RedirectNoticeProps = {
  rule: NonNullable<RedirectQuery['redirectAt']> & { target: string }
}

/**
 * Announces a redirect with a countdown. The countdown pauses while the pointer is over the notice or the focus is in
 * it, and the user can cancel it.
 */
export const RedirectNotice = ({ rule }: RedirectNoticeProps) => {
  const { t } = useTranslation('marketing')
  const carried = useCarriedCodes()
  const [isHeld, setIsHeld] = useState(false)
  const [stays, setStays] = useState(false)
  const box = useRef<HTMLElement>(null)
  const target = addCarriedCodes(rule.target, carried)
  const { seconds, leave } = useRedirectCountdown(target, rule.countdownSec, {
    waits: isHeld || stays,
  })

  // Announced once at the start: a screen reader should not read every second.
  const [announced] = useState(seconds)
  useEffect(() => setIsHeld(false), [stays])

  const place = <strong className="break-all">{target}</strong>
  return (
    <section
      ref={box}
      onFocus={() => setIsHeld(true)}
      onBlur={(event) =>
        setIsHeld(box.current?.contains(event.relatedTarget) ?? false)
      }
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      className="panel mx-auto max-w-xl px-5 py-8 text-center sm:px-10"
    >
      <Metadata title={rule.title || t('redirect.title')} robots="noindex" />
      <h1 className="text-2xl">{rule.title || t('redirect.title')}</h1>
      {rule.text && <p className="text-muted mt-3">{rule.text}</p>}
      <p role="status" className="sr-only">
        {stays
          ? t('redirect.stayed')
          : t('redirect.announce', { target, count: announced })}
      </p>
      <p aria-hidden className="mt-6">
        {stays
          ? t('redirect.stayed')
          : t('redirect.goingTo', { count: seconds })}
        <span className="mt-1 block">{place}</span>
      </p>
      {!stays && (
        <div
          aria-hidden
          className="bg-base-300 mt-4 h-2 overflow-hidden rounded-full motion-reduce:hidden"
        >
          <div
            className="bg-primary h-full transition-[width] duration-1000 ease-linear"
            style={{
              width: `${100 - (100 * seconds) / (rule.countdownSec || 1)}%`,
            }}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a
          href={target}
          className="btn btn-primary"
          onClick={(event) => {
            event.preventDefault()
            leave()
          }}
        >
          {t('redirect.skip')}
        </a>
        {!stays && (
          <Button look="ghost" onClick={() => setStays(true)}>
            {t('redirect.stay')}
          </Button>
        )}
      </div>
    </section>
  )
}
