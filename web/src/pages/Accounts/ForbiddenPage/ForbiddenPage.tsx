import Forbidden from 'src/components/access/Forbidden/Forbidden'

const ForbiddenPage = () => <Forbidden />

export default ForbiddenPage
