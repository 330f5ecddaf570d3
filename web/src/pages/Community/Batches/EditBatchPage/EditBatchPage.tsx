import EditBatchCell from 'src/components/Community/staff/Batch/EditBatchCell'

const EditBatchPage = ({ id }: { id: number }) => <EditBatchCell id={id} />

export default EditBatchPage
