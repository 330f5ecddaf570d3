// lazy() needs a default export; only the build adds one to a Cell.
import OpenOffersCell from 'src/components/Marketing/OpenOffers/OpenOffersCell'

export default OpenOffersCell
