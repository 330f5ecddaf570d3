import { routes } from '@redwoodjs/router'

import BatchesCell from 'src/components/Community/staff/Batch/BatchesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const BatchesPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="community.batches.batch"
        create={mayCreate('newBatch') && routes.newBatch()}
      />
      <BatchesCell />
    </>
  )
}

export default BatchesPage
