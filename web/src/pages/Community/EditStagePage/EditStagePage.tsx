import EditStageCell from 'src/components/Community/Stage/EditStageCell'

const EditStagePage = ({ id }: { id: number }) => <EditStageCell id={id} />

export default EditStagePage
