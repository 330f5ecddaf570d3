import { NewBatch } from 'src/components/Community/staff/Batch/NewBatch'

const NewBatchPage = () => <NewBatch />

export default NewBatchPage
