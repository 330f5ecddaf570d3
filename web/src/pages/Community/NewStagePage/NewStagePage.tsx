import { NewStage } from 'src/components/Community/Stage/NewStage/NewStage'

const NewStagePage = () => <NewStage />

export default NewStagePage
