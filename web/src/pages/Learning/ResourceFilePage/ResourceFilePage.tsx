import ResourceFileCell from 'src/components/Learning/ResourceFile/ResourceFileCell'

const ResourceFilePage = ({ id }: { id: number }) => (
  <ResourceFileCell id={id} />
)

export default ResourceFilePage
