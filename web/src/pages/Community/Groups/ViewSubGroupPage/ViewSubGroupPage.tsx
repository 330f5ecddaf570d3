import SubGroupViewCell from 'src/components/Community/MyGroup/SubGroupViewCell'

const ViewSubGroupPage = ({ id }: { id: number }) => (
  <SubGroupViewCell id={id} />
)

export default ViewSubGroupPage
