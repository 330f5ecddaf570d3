import ResourceFileCell from 'src/components/Learning/Resources/staff/ResourceFile/ResourceFileCell'

const ResourceFilePage = ({ id }: { id: number }) => (
  <ResourceFileCell id={id} />
)

export default ResourceFilePage
