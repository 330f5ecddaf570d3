import { routes } from '@redwoodjs/router'

import FunnelsCell from 'src/components/Marketing/staff/Funnel/FunnelsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useTableState } from 'src/hooks/resource/useTableState'

const FunnelsPage = () => {
  const { can } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      {/* A funnel sells a product, so it is created on the product's page. */}
      <ListHeader
        entity="marketing.funnel"
        create={can('product_create') && routes.products()}
      />
      <FunnelsCell {...variables} />
    </>
  )
}

export default FunnelsPage
