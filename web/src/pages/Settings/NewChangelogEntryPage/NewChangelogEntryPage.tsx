import { NewChangelogEntry } from 'src/components/Settings/staff/ChangelogEntry/NewChangelogEntry'

const NewChangelogEntryPage = () => <NewChangelogEntry />

export default NewChangelogEntryPage
