// lazy() needs a default export; only the build adds one to a Cell.
import OrderedCoursesCell from 'src/components/Billing/PayFirst/OrderedCoursesCell'

export default OrderedCoursesCell
