import { RedirectRules } from 'src/components/Marketing/staff/RedirectRule/RedirectRules'

const RedirectRulesPage = () => <RedirectRules />

export default RedirectRulesPage
