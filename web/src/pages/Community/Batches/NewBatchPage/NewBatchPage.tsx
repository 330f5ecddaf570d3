import { NewBatch } from 'src/components/Community/staff/Batch/NewBatch/NewBatch'

const NewBatchPage = () => <NewBatch />

export default NewBatchPage
