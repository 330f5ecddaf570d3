import { NewGroup } from 'src/components/Community/staff/Group/NewGroup'

const NewGroupPage = () => <NewGroup />

export default NewGroupPage
