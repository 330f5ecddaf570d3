import { NewUser } from 'src/components/Accounts/staff/User/NewUser'

const NewUserPage = () => <NewUser />

export default NewUserPage
