import { useTranslation } from 'react-i18next'

import ChallengeCell from 'src/components/Community/staff/Challenge/ChallengeCell'
import ChallengeGroupsCell from 'src/components/Community/staff/Challenge/ChallengeGroupsCell'
import ChallengesCell from 'src/components/Community/staff/Challenge/ChallengesCell'
import { NewChallengeButton } from 'src/components/Community/staff/Challenge/NewChallengeButton'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { challengeId: int }

/** The challenges for staff; all others find the groups of challenges that they belong to or lead. */
const AdminChallengeBuddiesPage = () => {
  const { t } = useTranslation('community.challenges')
  const isStaff = useAccess().mayOpen('groups')
  const mayCreate = useMayCreate()
  const [{ challengeId }] = useUrlState(params)
  if (!isStaff)
    return (
      <>
        <PageHeader title={t('groups.title')} lead={t('groups.lead')} />
        <ChallengeGroupsCell ofChallenges />
      </>
    )
  return challengeId ? (
    <ChallengeCell key={challengeId} id={challengeId} />
  ) : (
    <>
      <PageHeader
        title={t('challenge.list')}
        actions={mayCreate('newGroup') && <NewChallengeButton />}
      />
      <ChallengesCell />
    </>
  )
}

export default AdminChallengeBuddiesPage
