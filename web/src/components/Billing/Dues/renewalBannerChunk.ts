// What lazy() takes: a module whose default is the Cell, which only the build knows to have one.
import RenewalBannerCell from 'src/components/Billing/Dues/RenewalBannerCell'

export default RenewalBannerCell
