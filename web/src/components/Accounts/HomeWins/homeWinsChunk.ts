// What lazy() takes: a module whose default is the Cell, which only the build knows to have one.
import HomeWinsCell from 'src/components/Accounts/HomeWinsCell'
import i18n from 'src/i18n'

// The words come while the answer does.
void i18n.loadNamespaces('profile')

export default HomeWinsCell
