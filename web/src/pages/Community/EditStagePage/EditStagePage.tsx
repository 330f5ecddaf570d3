import EditStageCell from 'src/components/Community/staff/Stage/EditStageCell'

const EditStagePage = ({ id }: { id: number }) => <EditStageCell id={id} />

export default EditStagePage
