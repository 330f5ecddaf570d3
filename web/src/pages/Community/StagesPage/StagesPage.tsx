import { routes } from '@redwoodjs/router'

import StagesCell from 'src/components/Community/staff/Stage/StagesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { useTableState } from 'src/hooks/resource/useTableState'

const StagesPage = () => {
  const mayCreate = useMayCreate()
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
