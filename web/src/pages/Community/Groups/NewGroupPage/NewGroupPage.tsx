import { NewGroup } from 'src/components/Community/staff/Group/NewGroup/NewGroup'

const NewGroupPage = () => <NewGroup />

export default NewGroupPage
