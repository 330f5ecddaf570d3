import { NewAccessLevel } from 'src/components/Accounts/staff/AccessLevel/NewAccessLevel'

const NewAccessLevelPage = () => <NewAccessLevel />

export default NewAccessLevelPage
