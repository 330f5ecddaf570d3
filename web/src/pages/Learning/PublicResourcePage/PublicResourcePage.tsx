import PublicResourceCell from 'src/components/Learning/PublicResourceCell'

const PublicResourcePage = ({ id }: { id: number }) => (
  <PublicResourceCell id={id} />
)

export default PublicResourcePage
