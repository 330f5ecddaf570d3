import { useTranslation } from 'react-i18next'
import type { ArchivedUserFields } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const ANONYMISE: Doc<'AnonymiseUserMutation'> = gql`
  mutation AnonymiseUserMutation($id: Int!, $confirmation: String!) {
    anonymiseUser(id: $id, confirmation: $confirmation)
  }
`

type AnonymiseDialogProps = {
  user: Pick<ArchivedUserFields, 'id' | 'name' | 'tribeId'>
  onClose: () => void
}

/** Replaces a person's identity for good, once the tribe id is typed. */
export const AnonymiseDialog = ({
  user: { id, name, tribeId },
  onClose,
}: AnonymiseDialogProps) => {
  const { t } = useTranslation('accounts.users')
  const [anonymise, { error }] = useSave(ANONYMISE, {
    done: t('anonymise.done'),
    refetch: ['FindArchivedUserQuery'],
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('anonymise.titleOf', { name })}
      text={t('anonymise.text')}
    >
      <ResourceForm<{ confirmation: string }>
        entity="accounts.users.anonymise"
        fields={[
          {
            name: 'confirmation',
            as: 'text',
            required: true,
            label: t('anonymise.confirmation', { tribeId }),
            autoComplete: 'off',
          },
        ]}
        onSave={({ confirmation }) => anonymise({ id, confirmation })}
        error={error}
        submitLabel={t('anonymise.submit')}
        isDangerous
        guard={false}
        block
      />
    </Dialog>
  )
}
