import Forbidden from 'src/components/access/Forbidden'

const ForbiddenPage = () => <Forbidden />

export default ForbiddenPage
