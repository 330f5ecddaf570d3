import { useEffect, useState } from 'react'

import { Archive, Merge, Pencil, VenetianMask } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { navigate, routes, useLocation } from '@redwoodjs/router'

import WaitingEmailCell from 'src/components/Accounts/EmailChange/WaitingEmailCell'
import { ArchiveDialog } from 'src/components/Accounts/staff/Archive/ArchiveDialog'
import { DeletionNote } from 'src/components/Accounts/staff/Archive/DeletionNote'
import { ImpersonateDialog } from 'src/components/Accounts/staff/Impersonation/ImpersonateDialog'
import { MergedNote } from 'src/components/Accounts/staff/Merge/MergedNote'
import { PersonHead } from 'src/components/Accounts/staff/Person/PersonHead'
import { ResetFactor } from 'src/components/Accounts/staff/Person/ResetFactor'
import { UserTimeline } from 'src/components/Accounts/staff/Person/UserTimeline'
import SuccessCareCell from 'src/components/Community/staff/SuccessCare/SuccessCareCell'
import { XpEntries } from 'src/components/Community/staff/XpEntries/XpEntries'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import {
  dateColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { useAccess } from 'src/hooks/access/useAccess'

import { BounceNote } from './BounceNote'
import { nameOf } from './user'
import { UserLevels } from './UserLevels'
import { UserSignIns } from './UserSignIns'
import { UserTags } from './UserTags'

const columns: Column<UserDetailFields>[] = [
  textColumn('tribeId'),
  textColumn('stageName'),
  textColumn('batchName'),
  numberColumn('xp'),
  textColumn('facebookProfile'),
  dateColumn('createdAt'),
]

/** Opens a person in their own list, so that the menu marks the list that the breadcrumb names. */
const useOwnList = ({ id, isMember }: UserDetailFields) => {
  const { pathname, search } = useLocation()
  const [own, other] = isMember
    ? [routes.user({ id }), routes.nonMember({ id })]
    : [routes.nonMember({ id }), routes.user({ id })]
  useEffect(() => {
    if (pathname === other) navigate(own + search, { replace: true })
  }, [pathname, search, own, other])
}

/** A user's facts and rights, and the actions that the viewer may take. */
export const UserView = ({ user }: { user: UserDetailFields }) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { can, mayOpen } = useAccess()
  const [isAsking, setIsAsking] = useState(false)
  const [isArchiving, setIsArchiving] = useState(false)
  const { id, isMember } = user
  const name = nameOf(user)
  useOwnList(user)
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          isMember
            ? { label: t('user.list'), to: routes.users() }
            : { label: t('nonMember.list'), to: routes.nonMembers() },
        ]}
        actions={
          <>
            {user.mayImpersonate && (
              <Button
                look="ghost"
                icon={VenetianMask}
                onClick={() => setIsAsking(true)}
              >
                {t('detail.impersonate')}
              </Button>
            )}
            {user.mayResetFactor && <ResetFactor id={id} name={name} />}
            {user.mayArchive && (
              <Button
                look="ghost"
                icon={Archive}
                onClick={() => setIsArchiving(true)}
              >
                {t('detail.archiveUser')}
              </Button>
            )}
            {user.mayArchive && can('mergeUsers') && (
              <LinkButton
                to={routes.mergeUsers({ one: user.tribeId })}
                look="ghost"
                icon={Merge}
              >
                {t('detail.merge')}
              </LinkButton>
            )}
            {user.archivedAt && can('archiveUsers') && (
              <LinkButton
                to={routes.archivedUser({ id })}
                look="ghost"
                icon={Archive}
              >
                {t('detail.archive')}
              </LinkButton>
            )}
            {user.mayEdit && (
              <LinkButton
                to={
                  isMember
                    ? routes.editUser({ id })
                    : routes.editNonMember({ id })
                }
                look="primary"
                icon={Pencil}
              >
                {t('common:action.edit')}
              </LinkButton>
            )}
          </>
        }
      />
      <MergedNote user={user} />
      <DeletionNote at={user.deletionRequestedAt} />
      <BounceNote user={user} />
      <PersonHead user={user} name={name} />
      {user.mayEdit && <WaitingEmailCell userId={id} />}
      <ResourceDetails
        entity="accounts.staff.user"
        columns={columns}
        record={user}
      >
        <UserLevels user={user} />
        <SuccessCareCell userId={id} />
        <UserTags tags={user.tagTimes} />
        <UserTimeline userId={id} />
        <XpEntries userId={id} />
        {mayOpen('editUser') && (
          <UserSignIns signIns={user.signIns} lastSeenAt={user.lastSeenAt} />
        )}
      </ResourceDetails>
      {isArchiving && (
        <ArchiveDialog
          userId={id}
          name={name}
          onClose={() => setIsArchiving(false)}
        />
      )}
      {isAsking && (
        <ImpersonateDialog
          userId={id}
          name={name}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
