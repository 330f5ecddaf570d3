import ChangelogEntryCell from 'src/components/Settings/staff/ChangelogEntry/ChangelogEntryCell'

const ChangelogEntryPage = ({ id }: { id: number }) => (
  <ChangelogEntryCell id={id} />
)

export default ChangelogEntryPage
