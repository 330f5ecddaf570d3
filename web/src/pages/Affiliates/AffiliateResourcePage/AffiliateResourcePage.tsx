import AffiliateResourceCell from 'src/components/Affiliates/Resources/AffiliateResourceCell'

const AffiliateResourcePage = ({ id }: { id: number }) => (
  <AffiliateResourceCell id={id} />
)

export default AffiliateResourcePage
