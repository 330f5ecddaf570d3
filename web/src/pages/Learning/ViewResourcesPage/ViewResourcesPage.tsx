import { useTranslation } from 'react-i18next'

import MyResourcesCell from 'src/components/Learning/Resources/MyResourcesCell'
import { useShelfState } from 'src/components/Learning/Resources/Shelf/useShelfState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const ViewResourcesPage = () => {
  const { t } = useTranslation('learning.resources')
  const { variables } = useShelfState()
  return (
    <>
      <PageHeader title={t('mine.title')} lead={t('mine.lead')} />
      <MyResourcesCell {...variables} />
    </>
  )
}

export default ViewResourcesPage
