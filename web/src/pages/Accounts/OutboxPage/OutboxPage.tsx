import { useTranslation } from 'react-i18next'

import OutboxEmailsCell from 'src/components/Accounts/OutboxEmail/OutboxEmailsCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useTableState } from 'src/hooks/useTableState'

const OutboxPage = () => {
  const { t } = useTranslation('accounts')
  const { variables } = useTableState()
  return (
    <>
      <PageHeader title={t('outboxEmail.list')} />
      <OutboxEmailsCell {...variables} />
    </>
  )
}

export default OutboxPage
