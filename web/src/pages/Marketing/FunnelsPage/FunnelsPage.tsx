import { routes } from '@redwoodjs/router'

import FunnelsCell from 'src/components/Marketing/staff/Funnel/FunnelsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/access/useAccess'

const FunnelsPage = () => {
  const { can } = useAccess()
  return (
    <>
      {/* A funnel sells a product, so it is created on the product's page. */}
      <ListHeader
        entity="marketing.funnel"
        create={can('product_create') && routes.products()}
      />
      <FunnelsCell />
    </>
  )
}

export default FunnelsPage
