import { useTranslation } from 'react-i18next'

import ManagedStageCell from 'src/components/Community/staff/ManageStage/ManagedStageCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const ManageStagePage = () => {
  const { t } = useTranslation('community.journey')
  return (
    <>
      <PageHeader title={t('manage.title')} lead={t('manage.lead')} />
      <ManagedStageCell />
    </>
  )
}

export default ManageStagePage
