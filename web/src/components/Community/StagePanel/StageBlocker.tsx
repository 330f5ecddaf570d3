import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'

/**
 * A member without a stage has not sent the journey form (spec sections 2.7 and 4), and sees nothing of the stages
 * until then.
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
