import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

/** Where challengers find their challenge in the community. */
export const ChallengeLink = () => {
  const { t } = useTranslation('community.challenge')
  return (
    <Card title={t('my.title')}>
      <p className="mb-3">{t('my.lead')}</p>
      <LinkButton to={routes.challengeBuddies()}>{t('in.mine')}</LinkButton>
    </Card>
  )
}
