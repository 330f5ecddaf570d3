import { routes } from '@redwoodjs/router'

import StagesCell from 'src/components/Community/Stage/StagesCell'
import { ListHeader } from 'src/components/ui/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const StagesPage = () => {
  const { mayCreate } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <ListHeader
        entity="community.stage"
        create={mayCreate('newStage') && routes.newStage()}
      />
      <StagesCell {...variables} />
    </>
  )
}

export default StagesPage
