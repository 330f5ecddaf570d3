import SuccessManagerCell from 'src/components/Community/staff/SuccessManager/SuccessManagerCell'

const SuccessManagerPage = ({ id }: { id: number }) => (
  <SuccessManagerCell id={id} />
)

export default SuccessManagerPage
