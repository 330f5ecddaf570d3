import EditChangelogEntryCell from 'src/components/Settings/staff/ChangelogEntry/EditChangelogEntryCell'

const EditChangelogEntryPage = ({ id }: { id: number }) => (
  <EditChangelogEntryCell id={id} />
)

export default EditChangelogEntryPage
