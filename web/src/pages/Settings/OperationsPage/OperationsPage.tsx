import { useTranslation } from 'react-i18next'

import OperationsCell from 'src/components/Settings/staff/Operations/OperationsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

const OperationsPage = () => {
  const { t } = useTranslation('settings.operations')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <OperationsCell />
    </>
  )
}

export default OperationsPage
