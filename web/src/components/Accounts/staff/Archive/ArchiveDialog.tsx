import { useTranslation } from 'react-i18next'
import type { ArchiveUserInput } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useOfferUndo } from 'src/components/Accounts/staff/UserBulk/useOfferUndo'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { archiveFields } from './archiveFields'

const DUTIES: Doc<'UserDutiesQuery'> = gql`
  query UserDutiesQuery($id: Int!) {
    userDuties(id: $id) {
      kind
      name
    }
  }
`

const ARCHIVE: Doc<'ArchiveUserMutation'> = gql`
  mutation ArchiveUserMutation($id: Int!, $input: ArchiveUserInput!) {
    archiveUser(id: $id, input: $input)
  }
`

const start = { emailPolicy: 'RESERVE' }

type ArchiveDialogProps = { userId: number; name: string; onClose: () => void }

/** Archives an account with a reason; duties that must be handed over first are named instead. */
export const ArchiveDialog = ({
  userId,
  name,
  onClose,
}: ArchiveDialogProps) => {
  const { t } = useTranslation('accounts.users')
  const offerUndo = useOfferUndo('archive')
  const { data } = useQuery(DUTIES, {
    variables: { id: userId },
    fetchPolicy: 'network-only',
  })
  const [archive, { error }] = useSave(ARCHIVE, {
    refetch: ['FindUserDetailQuery', 'UserDutiesQuery'],
    onDone: () => {
      offerUndo({ changedIds: [userId] }, name)
      onClose()
    },
  })
  const duties = data?.userDuties
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('archive.titleOf', { name })}
      text={t(duties?.length ? 'archive.duties' : 'archive.text')}
    >
      {!duties ? (
        <SkeletonLines lines={4} />
      ) : duties.length > 0 ? (
        <ul className="list-disc space-y-1 pb-4 pl-5">
          {duties.map(({ kind, name: duty }) => (
            <li key={`${kind} ${duty}`}>
              {t(`duty.${kind}`)}: {duty}
            </li>
          ))}
        </ul>
      ) : (
        <ResourceForm<ArchiveUserInput>
          entity="accounts.users.change"
          fields={archiveFields}
          record={start}
          onSave={(input) => archive({ id: userId, input })}
          error={error}
          submitLabel={t('archive.submit')}
          isDangerous
          guard={false}
          block
        />
      )}
    </Dialog>
  )
}
