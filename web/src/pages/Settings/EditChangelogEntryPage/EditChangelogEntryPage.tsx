import EditChangelogEntryCell from 'src/components/Settings/ChangelogEntry/EditChangelogEntryCell'

const EditChangelogEntryPage = ({ id }: { id: number }) => (
  <EditChangelogEntryCell id={id} />
)

export default EditChangelogEntryPage
