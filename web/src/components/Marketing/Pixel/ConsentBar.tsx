import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { saveConsent } from './pixelConsent'

/** A small bar that blocks nothing; accepting and refusing are equally easy. */
export const ConsentBar = () => {
  const { t } = useTranslation('legal')
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="panel fixed inset-x-3 bottom-20 z-40 max-w-sm p-4 text-sm shadow-lg sm:inset-x-auto sm:bottom-6 sm:left-6"
    >
      <h2 id={titleId} className="text-base">
        {t('consent.title')}
      </h2>
      <p className="text-muted mt-1">
        {t('consent.text')}{' '}
        <a href="/privacy-policy#cookies" className="link">
          {t('consent.more')}
        </a>
      </p>
      <div className="mt-3 flex gap-2">
        <Button size="sm" onClick={() => saveConsent('yes')}>
          {t('consent.accept')}
        </Button>
        <Button size="sm" onClick={() => saveConsent('no')}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  )
}
