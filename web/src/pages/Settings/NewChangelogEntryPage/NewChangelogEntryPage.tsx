import { NewChangelogEntry } from 'src/components/Settings/staff/ChangelogEntry/NewChangelogEntry/NewChangelogEntry'

const NewChangelogEntryPage = () => <NewChangelogEntry />

export default NewChangelogEntryPage
