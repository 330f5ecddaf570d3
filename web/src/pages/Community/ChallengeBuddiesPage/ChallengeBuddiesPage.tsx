import { useTranslation } from 'react-i18next'

import MyChallengeCell from 'src/components/Community/Challenge/MyChallengeCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** A participant's own challenge: today's task, all days, the buddy and the group. */
const ChallengeBuddiesPage = () => {
  const { t } = useTranslation('community.challenge')
  return (
    <div className="max-w-180">
      <PageHeader title={t('my.title')} lead={t('my.lead')} />
      <MyChallengeCell />
    </div>
  )
}

export default ChallengeBuddiesPage
