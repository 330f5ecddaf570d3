import ChangelogEntryCell from 'src/components/Settings/ChangelogEntry/ChangelogEntryCell'

const ChangelogEntryPage = ({ id }: { id: number }) => (
  <ChangelogEntryCell id={id} />
)

export default ChangelogEntryPage
