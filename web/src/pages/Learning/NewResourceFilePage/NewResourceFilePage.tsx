import { NewResourceFile } from 'src/components/Learning/Resources/staff/ResourceFile/NewResourceFile'

const NewResourceFilePage = () => <NewResourceFile />

export default NewResourceFilePage
