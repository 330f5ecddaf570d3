import {
  BookOpen,
  CircleUser,
  FolderOpen,
  Landmark,
  Link2,
  Percent,
  ScrollText,
  Users,
  WalletCards,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { OptionsCard } from 'src/components/Accounts/Home/Learner/OptionsCard'
import HomeCommissionCell from 'src/components/Affiliates/Commission/HomeCommissionCell'
import { useMenu } from 'src/hooks/access/useMenu'

const own = [
  { route: 'affiliateLeads', text: 'leads', icon: Users },
  { route: 'affiliateLinks', text: 'links', icon: Link2 },
  { route: 'affiliateCommission', text: 'commission', icon: Percent },
  { route: 'affiliatePayout', text: 'payout', icon: Landmark },
  { route: 'affiliateResources', text: 'resources', icon: FolderOpen },
] as const

const terms = [
  { route: 'affiliateTerms', text: 'terms', icon: ScrollText },
] as const

const everybodys = [
  { route: 'viewCourses', text: 'courses', icon: BookOpen },
  { route: 'myProfile', text: 'profile', icon: CircleUser },
  { route: 'account', text: 'bills', icon: WalletCards },
] as const

/**
 * An affiliate's earnings, and the pages that they may open. The affiliate's own area follows the menu, which hides it
 * until the terms are accepted; until then the page leads to them.
 */
const HomeAffiliate = () => {
  const { t } = useTranslation('affiliates')
  const { entries } = useMenu()
  const isAffiliate = entries.some(({ route }) => route === 'affiliateLeads')
  return (
    <>
      {isAffiliate && <HomeCommissionCell />}
      <OptionsCard
        title={t('home.title')}
        options={[...(isAffiliate ? own : terms), ...everybodys].map(
          ({ text, ...option }) => ({
            ...option,
            label: t(`home.${text}`),
            help: t(`home.${text}Help`),
          })
        )}
      />
    </>
  )
}

export default HomeAffiliate
