import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'
import OfferBySlugCell from 'src/components/Marketing/OfferBySlugCell'

type FastPageProps = {
  /** `?preview=1` */
  preview?: string
}

/**
 * The sales page about getting clients (spec 2.1): the landing page with the address /fast, even if its funnel has
 * another address.
 */
const FastPage = ({ preview }: FastPageProps) => {
  useStoreAffiliateCode()
  return <OfferBySlugCell slug="fast" isPreview={preview === '1'} />
}

export default FastPage
