import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import StagesCell from 'src/components/Community/Stage/StagesCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const StagesPage = () => {
  const { t } = useTranslation('community')
  const { mayOpen } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <PageHeader
        title={t('stage.list')}
        create={
          mayOpen('newStage')
            ? { label: t('stage.create'), to: routes.newStage() }
            : undefined
        }
      />
      <StagesCell {...variables} />
    </>
  )
}

export default StagesPage
