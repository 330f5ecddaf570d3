import { NewChangelogEntry } from 'src/components/Settings/ChangelogEntry/NewChangelogEntry/NewChangelogEntry'

const NewChangelogEntryPage = () => <NewChangelogEntry />

export default NewChangelogEntryPage
