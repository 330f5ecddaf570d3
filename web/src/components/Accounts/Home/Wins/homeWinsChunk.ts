// lazy() needs a default export; only the build adds one to a Cell.
import HomeWinsCell from 'src/components/Accounts/Home/Wins/HomeWinsCell'
import i18n from 'src/i18n'

// Loads the texts in parallel with the query.
void i18n.loadNamespaces('accounts.profile')

export default HomeWinsCell
