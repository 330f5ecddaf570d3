import BatchCell from 'src/components/Community/staff/Batch/BatchCell'

const BatchPage = ({ id }: { id: number }) => <BatchCell id={id} />

export default BatchPage
