import { routes } from '@redwoodjs/router'

import StagesCell from 'src/components/Community/staff/Stage/StagesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const StagesPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="community.staff.stage"
        create={mayCreate('newStage') && routes.newStage()}
      />
      <StagesCell />
    </>
  )
}

export default StagesPage
