import { asDues } from './asDues'
import RenewalBanner from './RenewalBanner'

import { renewalNotice } from '$api/src/shared/billing/renewalNotice'

type DueBannerProps = {
  dues: Parameters<typeof asDues>[0]
  renewalLink?: string
}

/** The banner for what is due first. Its rule loads with it, because most members have nothing due. */
const DueBanner = ({ dues, renewalLink }: DueBannerProps) => {
  const notice = renewalNotice(asDues(dues))
  return notice && <RenewalBanner notice={notice} renewalLink={renewalLink} />
}

export default DueBanner
