import StageCell from 'src/components/Community/staff/Stage/StageCell'

const StagePage = ({ id }: { id: number }) => <StageCell id={id} />

export default StagePage
