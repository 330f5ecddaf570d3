import { useTranslation } from 'react-i18next'

import OperationsCell from 'src/components/Operator/staff/Operations/OperationsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const OperationsPage = () => {
  const { t } = useTranslation('operator.operations')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <OperationsCell />
    </>
  )
}

export default OperationsPage
