import { NewUser } from 'src/components/Accounts/staff/User/NewUser/NewUser'

const NewUserPage = () => <NewUser />

export default NewUserPage
