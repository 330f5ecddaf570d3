import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { saveConsent, useConsent } from './pixelConsent'

/** Below the privacy policy: the visitor's answer about the pixel, and how to change it. */
const ConsentChoice = () => {
  const { t } = useTranslation('legal')
  const consent = useConsent()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="panel mx-auto mt-6 max-w-3xl px-5 py-6 sm:px-10"
    >
      <h2 id={titleId} className="text-lg">
        {t('consent.title')}
      </h2>
      <p role="status" className="text-muted mt-1">
        {t(`consent.${consent ?? 'unasked'}`)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {consent !== 'yes' && (
          <Button onClick={() => saveConsent('yes')}>
            {t('consent.accept')}
          </Button>
        )}
        {consent !== 'no' && (
          <Button onClick={() => saveConsent('no')}>
            {t('consent.refuse')}
          </Button>
        )}
      </div>
    </section>
  )
}

export default ConsentChoice
