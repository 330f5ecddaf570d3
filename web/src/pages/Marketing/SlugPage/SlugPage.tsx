import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'
import OfferBySlugCell from 'src/components/Marketing/OfferBySlugCell'

type SlugPageProps = {
  slug: string
  /** `?preview=1` */
  preview?: string
}

/** A funnel's page and an affiliate's main link share the path `/{slug}`. */
const SlugPage = ({ slug, preview }: SlugPageProps) => {
  useStoreAffiliateCode()
  return <OfferBySlugCell slug={slug} isPreview={preview === '1'} />
}

export default SlugPage
