import { useTranslation } from 'react-i18next'
import type {
  ExportMyDataMutation,
  ExportMyDataMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { downloadBlob } from 'src/lib/files/csv'

import { manilaToday } from '$api/src/shared/manilaTime'

const EXPORT: TypedDocumentNode<
  ExportMyDataMutation,
  ExportMyDataMutationVariables
> = gql`
  mutation ExportMyDataMutation($password: String!) {
    exportMyData(password: $password)
  }
`

/** Asks for the password, then saves all that is kept about the member as a file. */
export const DownloadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('accounts.users')
  const [exportData, { error }] = useSave(EXPORT, {
    done: t('own.downloaded'),
    onDone: ({ exportMyData }) => {
      downloadBlob(
        `sulong-${manilaToday()}.json`,
        new Blob([exportMyData], { type: 'application/json' })
      )
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('own.download')}
      text={t('own.downloadText')}
    >
      <ResourceForm<{ password: string }>
        entity="accounts.users.own"
        fields={[
          {
            name: 'password',
            as: 'password',
            required: true,
            autoComplete: 'current-password',
          },
        ]}
        onSave={(input) => exportData(input)}
        error={error}
        submitLabel={t('own.download')}
        guard={false}
        block
      />
    </Dialog>
  )
}
