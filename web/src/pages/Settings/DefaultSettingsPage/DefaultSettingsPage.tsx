import { Activity, Webhook } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Can } from 'src/components/access/Can/Can'
import DefaultSettingsCell from 'src/components/Settings/staff/DefaultSetting/DefaultSettingsCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

const DefaultSettingsPage = () => {
  const { t } = useTranslation('settings.staff')
  return (
    <>
      <PageHeader
        title={t('defaults.title')}
        lead={t('defaults.lead')}
        actions={
          <>
            <Can do="webhooks">
              <LinkButton to={routes.webhooks()} icon={Webhook}>
                {t('defaults.webhooks')}
              </LinkButton>
            </Can>
            <Can do="operations">
              <LinkButton to={routes.operations()} icon={Activity}>
                {t('defaults.operations')}
              </LinkButton>
            </Can>
          </>
        }
      />
      <DefaultSettingsCell />
    </>
  )
}

export default DefaultSettingsPage
