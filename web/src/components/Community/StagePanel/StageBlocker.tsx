import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'

/**
 * For a member without a stage, who has not sent the journey form (spec sections 2.7 and 4): hides the stages until the
 * form is sent.
 */
export const StageBlocker = () => {
  const { t } = useTranslation('community')
  const form = pathTo('viewForm', { slug: 'journey-form' })
  if (!form) return null
  return (
    <div className="bg-base-200 mt-6 rounded-lg p-4">
      <p>{t('stageDrawer.journeyForm')}</p>
      <LinkButton to={form} look="primary" className="mt-4">
        {t('stageDrawer.openJourneyForm')}
      </LinkButton>
    </div>
  )
}
