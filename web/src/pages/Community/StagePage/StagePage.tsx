import StageCell from 'src/components/Community/Stage/StageCell'

const StagePage = ({ id }: { id: number }) => <StageCell id={id} />

export default StagePage
