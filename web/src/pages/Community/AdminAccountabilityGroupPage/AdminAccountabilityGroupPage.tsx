import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import AccountabilityGroupCell from 'src/components/Community/Buddies/AccountabilityGroupCell'
import AccountabilityGroupsCell from 'src/components/Community/staff/Accountability/AccountabilityGroupsCell'
import { MemberTools } from 'src/components/Community/staff/Accountability/MemberTools'
import { NewGroupButton } from 'src/components/Community/staff/Accountability/NewGroupButton'
import { Matching } from 'src/components/Community/staff/Matching/Matching'
import MatchingStateCell from 'src/components/Community/staff/Matching/MatchingStateCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { groupId: int, matching: int }

/** The accountability groups within reach; the URL may open one of them, or the matching of people without one. */
const AdminAccountabilityGroupPage = () => {
  const { t } = useTranslation([
    'community.accountability',
    'community.matching',
  ])
  const mayCreate = useMayCreate()('newGroup')
  const [{ groupId, matching }, setUrl] = useUrlState(params)
  const breadcrumbs = [
    { label: t('group.list'), to: routes.accountabilityGroups() },
  ]
  if (groupId)
    return (
      <div className="mx-auto max-w-180">
        <PageHeader title={t('group.one')} breadcrumbs={breadcrumbs} />
        <AccountabilityGroupCell id={groupId} Actions={MemberTools} />
      </div>
    )
  if (matching && mayCreate)
    return (
      <>
        <PageHeader
          title={t('community.matching:title')}
          lead={t('community.matching:lead')}
          breadcrumbs={breadcrumbs}
        />
        <Matching onDone={() => setUrl({ matching: undefined })} />
      </>
    )
  return (
    <>
      <PageHeader
        title={t('group.list')}
        actions={
          <>
            <LinkButton to={routes.accountabilityTeamLeadSelections()}>
              {t('lead.list')}
            </LinkButton>
            {mayCreate && (
              <>
                <LinkButton to={routes.accountabilityGroups({ matching: 1 })}>
                  {t('community.matching:title')}
                </LinkButton>
                <NewGroupButton />
              </>
            )}
          </>
        }
      />
      {mayCreate && <MatchingStateCell />}
      <AccountabilityGroupsCell />
    </>
  )
}

export default AdminAccountabilityGroupPage
