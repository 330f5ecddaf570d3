import { NewUser } from 'src/components/Accounts/User/NewUser/NewUser'

const NewUserPage = () => <NewUser />

export default NewUserPage
