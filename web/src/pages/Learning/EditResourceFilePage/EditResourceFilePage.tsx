import EditResourceFileCell from 'src/components/Learning/Resources/staff/ResourceFile/EditResourceFileCell'

const EditResourceFilePage = ({ id }: { id: number }) => (
  <EditResourceFileCell id={id} />
)

export default EditResourceFilePage
