import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'
import OfferBySlugCell from 'src/components/Marketing/OfferBySlugCell'

type FastPageProps = {
  /** `?preview=1` */
  preview?: string
}

/** The client-getting sales page (spec 2.1): the landing page at this address, whatever its funnel's address is. */
const FastPage = ({ preview }: FastPageProps) => {
  useStoreAffiliateCode()
  return <OfferBySlugCell slug="fast" isPreview={preview === '1'} />
}

export default FastPage
