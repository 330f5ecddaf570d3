import { asDues } from './asDues'
import RenewalBanner, { type RenewalLinks } from './RenewalBanner'

import { renewalNotice } from '$api/src/shared/billing/renewalNotice'

type DueBannerProps = {
  dues: Parameters<typeof asDues>[0]
  renewalLinks: RenewalLinks
}

/** The banner for what is due first. Its rule loads with it, because most members have nothing due. */
const DueBanner = ({ dues, renewalLinks }: DueBannerProps) => {
  const notice = renewalNotice(asDues(dues))
  return notice && <RenewalBanner notice={notice} renewalLinks={renewalLinks} />
}

export default DueBanner
