import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import AccountabilityGroupCell from 'src/components/Community/Buddies/AccountabilityGroupCell'
import AccountabilityGroupsCell from 'src/components/Community/staff/Accountability/AccountabilityGroupsCell'
import { MemberTools } from 'src/components/Community/staff/Accountability/MemberTools'
import { NewGroupButton } from 'src/components/Community/staff/Accountability/NewGroupButton'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { groupId: int }

/** The accountability groups within reach; the URL may open one of them. */
const AdminAccountabilityGroupPage = () => {
  const { t } = useTranslation('community.accountability')
  const mayCreate = useMayCreate()
  const [{ groupId }] = useUrlState(params)
  return groupId ? (
    <div className="mx-auto max-w-180">
      <PageHeader
        title={t('group.one')}
        breadcrumbs={[
          { label: t('group.list'), to: routes.accountabilityGroups() },
        ]}
      />
      <AccountabilityGroupCell id={groupId} Actions={MemberTools} />
    </div>
  ) : (
    <>
      <PageHeader
        title={t('group.list')}
        actions={mayCreate('newGroup') && <NewGroupButton />}
      />
      <AccountabilityGroupsCell />
    </>
  )
}

export default AdminAccountabilityGroupPage
