import AffiliateCell from 'src/components/Affiliates/staff/Affiliate/AffiliateCell'

const AffiliatePage = ({ id }: { id: number }) => <AffiliateCell id={id} />

export default AffiliatePage
