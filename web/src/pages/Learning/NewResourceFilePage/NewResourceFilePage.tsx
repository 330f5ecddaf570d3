import { NewResourceFile } from 'src/components/Learning/Resources/staff/ResourceFile/NewResourceFile/NewResourceFile'

const NewResourceFilePage = () => <NewResourceFile />

export default NewResourceFilePage
