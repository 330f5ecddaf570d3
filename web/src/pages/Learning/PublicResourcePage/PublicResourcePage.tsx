import PublicResourceCell from 'src/components/Learning/Resources/PublicResourceCell'

const PublicResourcePage = ({ id }: { id: number }) => (
  <PublicResourceCell id={id} />
)

export default PublicResourcePage
