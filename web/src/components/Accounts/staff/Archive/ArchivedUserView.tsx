import { ArchiveRestore, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ArchivedUserFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/access/useAccess'

import { AnonymiseDialog } from './AnonymiseDialog'
import { details } from './archivedUser'

const RESTORE: Doc<'RestoreUserMutation'> = gql`
  mutation RestoreUserMutation($id: Int!) {
    restoreUser(id: $id)
  }
`

/** An archived account: why it is here, what it gave up, and the way back or out for good. */
export const ArchivedUserView = ({ user }: { user: ArchivedUserFields }) => {
  const { t } = useTranslation('accounts.users')
  const { mayOpen } = useAccess()
  const { id, name, isMember } = user
  const page = isMember ? routes.user({ id }) : routes.nonMember({ id })
  const mayDecide = user.mayDecide && !user.anonymisedAt

  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('archived.list'), to: routes.archivedUsers() },
        ]}
        actions={
          <Actions
            words="accounts.users"
            of={{ name }}
            actions={[
              mayOpen('user') && { name: 'page', look: 'ghost', to: page },
              mayDecide && {
                name: 'anonymise',
                icon: UserX,
                look: 'danger',
                opens: (onClose) => (
                  <AnonymiseDialog user={user} onClose={onClose} />
                ),
              },
              mayDecide && {
                name: 'restore',
                icon: ArchiveRestore,
                look: 'primary',
                does: call(RESTORE, { id }, { goTo: page }),
                asks: 'confirm',
              },
            ]}
          />
        }
      />
      {user.anonymisedAt && (
        <p role="note" className="alert alert-warning alert-soft mb-4 block">
          {t('anonymise.gone')}
        </p>
      )}
      <ResourceDetails
        entity="accounts.users.archived"
        columns={details}
        record={user}
      />
    </>
  )
}
