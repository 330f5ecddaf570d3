import { useEffect } from 'react'

import { useCarried } from 'src/components/Marketing/Offer/useCarried'
import OfferBySlugCell from 'src/components/Marketing/OfferBySlugCell'
import { storageKeys, store } from 'src/lib/storageKeys'

type SlugPageProps = { slug: string }

/** A funnel's page and an affiliate's main link share the address `/{slug}`. */
const SlugPage = ({ slug }: SlugPageProps) => {
  const { aff } = useCarried()
  useEffect(() => {
    if (aff) store(storageKeys.affiliateCode, aff)
  }, [aff])

  return <OfferBySlugCell slug={slug} />
}

export default SlugPage
