import { NewAccessLevel } from 'src/components/Accounts/AccessLevel/NewAccessLevel/NewAccessLevel'

const NewAccessLevelPage = () => <NewAccessLevel />

export default NewAccessLevelPage
