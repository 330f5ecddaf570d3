import FormsCell from 'src/components/Marketing/staff/Form/FormsCell'
import { FormsHeader } from 'src/components/Marketing/staff/Form/FormsHeader'

const FormsPage = () => (
  <>
    <FormsHeader />
    <FormsCell />
  </>
)

export default FormsPage
