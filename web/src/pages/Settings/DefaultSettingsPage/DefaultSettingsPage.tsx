import { useTranslation } from 'react-i18next'

import DefaultSettingsCell from 'src/components/Settings/staff/DefaultSetting/DefaultSettingsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const DefaultSettingsPage = () => {
  const { t } = useTranslation('settings.staff')
  return (
    <>
      <PageHeader title={t('defaults.title')} lead={t('defaults.lead')} />
      <DefaultSettingsCell />
    </>
  )
}

export default DefaultSettingsPage
