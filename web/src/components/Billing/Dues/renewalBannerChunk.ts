// lazy() needs a default export; only the build adds one to a Cell.
import RenewalBannerCell from 'src/components/Billing/Dues/RenewalBannerCell'

export default RenewalBannerCell
