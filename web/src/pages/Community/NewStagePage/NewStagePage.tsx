import { NewStage } from 'src/components/Community/staff/Stage/NewStage'

const NewStagePage = () => <NewStage />

export default NewStagePage
