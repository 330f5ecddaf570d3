import { NewResourceFile } from 'src/components/Learning/ResourceFile/NewResourceFile/NewResourceFile'

const NewResourceFilePage = () => <NewResourceFile />

export default NewResourceFilePage
