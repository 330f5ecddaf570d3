import { useState } from 'react'

import { ArchiveRestore, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ArchivedUserFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

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
  const [isForgetting, setIsForgetting] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  const { id, name, isMember } = user
  const page = isMember ? routes.user({ id }) : routes.nonMember({ id })
  const [restore] = useSave(RESTORE, { done: t('restore.done'), goTo: page })
  const mayDecide = user.mayDecide && !user.anonymisedAt

  const onRestore = async () => {
    const isSure = await confirm({
      title: t('restore.titleOf', { name }),
      text: t('restore.text'),
      confirmLabel: t('restore.submit'),
    })
    if (isSure) await restore({ id })
  }
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('archived.list'), to: routes.archivedUsers() },
        ]}
        actions={
          <>
            {mayOpen('user') && (
              <LinkButton to={page} look="ghost">
                {t('archived.page')}
              </LinkButton>
            )}
            {mayDecide && (
              <>
                <Button
                  look="danger"
                  icon={UserX}
                  onClick={() => setIsForgetting(true)}
                >
                  {t('anonymise.submit')}
                </Button>
                <Button
                  look="primary"
                  icon={ArchiveRestore}
                  onClick={onRestore}
                >
                  {t('restore.submit')}
                </Button>
              </>
            )}
          </>
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
      {isForgetting && (
        <AnonymiseDialog user={user} onClose={() => setIsForgetting(false)} />
      )}
      {confirmDialog}
    </>
  )
}
