import { Affiliates } from 'src/components/Affiliates/staff/Affiliates'

const AffiliatesPage = () => <Affiliates />

export default AffiliatesPage
