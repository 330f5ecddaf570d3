import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import FunnelsCell from 'src/components/Marketing/Funnel/FunnelsCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const FunnelsPage = () => {
  const { t } = useTranslation('marketing')
  const { can } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      {/* A funnel sells a product, so a new one begins there. */}
      <PageHeader
        title={t('funnel.list')}
        create={
          can('product_create')
            ? { label: t('funnel.create'), to: routes.products() }
            : undefined
        }
      />
      <FunnelsCell {...variables} />
    </>
  )
}

export default FunnelsPage
