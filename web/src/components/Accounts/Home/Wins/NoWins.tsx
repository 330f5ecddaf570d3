import { Plus, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

export const NoWins = () => {
  const { t } = useTranslation('accounts.profile')
  return (
    <Card title={t('win.list')}>
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <Trophy className="text-primary size-8" strokeWidth={1.5} aria-hidden />
        <p>
          <span className="block font-semibold">{t('win.empty')}</span>
          <span className="text-muted block">{t('win.emptyHelp')}</span>
        </p>
        <LinkButton
          to={routes.myProfile({ tab: 'wins' })}
          look="secondary"
          icon={Plus}
        >
          {t('win.create')}
        </LinkButton>
      </div>
    </Card>
  )
}
