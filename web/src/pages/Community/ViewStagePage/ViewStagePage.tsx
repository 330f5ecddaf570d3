import { useTranslation } from 'react-i18next'

import MyStageCell from 'src/components/Community/MyStage/MyStageCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const ViewStagePage = () => {
  const { t } = useTranslation('community.journey')
  return (
    <>
      <PageHeader title={t('my.title')} lead={t('my.lead')} />
      <MyStageCell />
    </>
  )
}

export default ViewStagePage
