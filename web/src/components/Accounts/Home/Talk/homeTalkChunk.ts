// lazy() needs a default export; only the build adds one to a Cell.
import HomeTalkCell from 'src/components/Accounts/Home/Talk/HomeTalkCell'
import i18n from 'src/i18n'

// Loads the texts in parallel with the query.
void i18n.loadNamespaces([
  'community.feeds',
  'community.accountability',
  'community.challenge',
])

export default HomeTalkCell
