import { useState } from 'react'

import { Pencil, UserRound, VenetianMask } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { Link, routes } from '@redwoodjs/router'

import { ImpersonateDialog } from 'src/components/Accounts/staff/Impersonation/ImpersonateDialog'
import { membershipTones } from 'src/components/Billing/Subscription/membershipTones'
import { XpEntries } from 'src/components/Community/staff/XpEntries/XpEntries'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import {
  badgeColumn,
  dateColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { useAccess } from 'src/hooks/access/useAccess'
import { pathTo } from 'src/hooks/access/useMenu'

import { nameOf } from './user'
import { UserLevels } from './UserLevels'
import { UserSignIns } from './UserSignIns'

const columns: Column<UserDetailFields>[] = [
  textColumn('email'),
  textColumn('tribeId'),
  badgeColumn('membershipStatus', membershipTones),
  textColumn('stageName'),
  textColumn('batchName'),
  numberColumn('xp'),
  textColumn('facebookProfile'),
  dateColumn('createdAt'),
  dateColumn('lastSeenAt', { look: 'relative' }),
]

/** A user's facts and rights, and the actions that the viewer may take. */
export const UserView = ({ user }: { user: UserDetailFields }) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { mayOpen } = useAccess()
  const [isAsking, setIsAsking] = useState(false)
  const { id, isMember } = user
  const name = nameOf(user)
  const isThere = !user.archivedAt
  const links = [
    {
      route: 'viewSubscription',
      to: pathTo('viewSubscription', { userId: id }),
      label: t('detail.subscriptions'),
    },
    {
      route: 'enrollUser',
      to: isThere ? pathTo('enrollUser', { id }) : undefined,
      label: t('detail.enroll'),
    },
    {
      route: 'profile',
      to: pathTo('profile', { slug: user.slug }),
      label: t('detail.profile'),
    },
  ].filter(({ route, to }) => to && mayOpen(route))

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
      <ResourceDetails
        entity="accounts.staff.user"
        columns={columns}
        record={user}
      >
        <UserLevels user={user} />
        {links.length > 0 && (
          <Card title={t('detail.links')}>
            <ul className="space-y-2">
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link
                    to={to ?? '/'}
                    className="link link-primary inline-flex items-center gap-2"
                  >
                    <UserRound className="size-4" aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <XpEntries userId={id} />
        {mayOpen('editUser') && <UserSignIns signIns={user.signIns} />}
      </ResourceDetails>
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
