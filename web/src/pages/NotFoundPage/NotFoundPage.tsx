import { RedirectHere } from 'src/components/Marketing/Redirect/RedirectHere'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'

const NotFoundPage = () => (
  <PublicLayout>
    <RedirectHere />
  </PublicLayout>
)

export default NotFoundPage
