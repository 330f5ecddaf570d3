import ArchivedUserCell from 'src/components/Accounts/staff/Archive/ArchivedUserCell'

const ArchivedUserPage = ({ id }: { id: number }) => (
  <ArchivedUserCell id={id} />
)

export default ArchivedUserPage
