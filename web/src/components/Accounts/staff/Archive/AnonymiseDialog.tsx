import { useTranslation } from 'react-i18next'
import type { ArchivedUserFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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
  return (
    <ActionDialog
      words="accounts.users"
      name="anonymise"
      of={{ name }}
      fields={[
        {
          name: 'confirmation',
          as: 'text',
          required: true,
          label: t('anonymise.confirmation', { tribeId }),
          autoComplete: 'off',
        },
      ]}
      does={({ confirmation }: { confirmation: string }) =>
        call(ANONYMISE, { id, confirmation })
      }
      refetch={['FindArchivedUserQuery']}
      isDangerous
      onClose={onClose}
    />
  )
}
