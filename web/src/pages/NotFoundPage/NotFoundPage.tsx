import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'

const NotFoundPage = () => (
  <PublicLayout>
    <NotFound />
  </PublicLayout>
)

export default NotFoundPage
