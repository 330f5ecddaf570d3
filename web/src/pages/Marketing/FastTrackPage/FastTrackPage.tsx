import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'
import RedirectCell from 'src/components/Marketing/Redirect/RedirectCell'

/** Redirects after a countdown (spec 2.1); the target is a redirect rule, never a parameter. */
const FastTrackPage = () => {
  useStoreAffiliateCode()
  return <RedirectCell address="/fast-track" />
}

export default FastTrackPage
