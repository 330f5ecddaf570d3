import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const LINK: Doc<'CreateBackupLinkMutation'> = gql`
  mutation CreateBackupLinkMutation($id: Int!, $password: String!) {
    createBackupLink(id: $id, password: $password)
  }
`

type DownloadBackupProps = { id: number; onClose: () => void }

/** Asks for the password, then lets the browser download the backup, however large it is. */
export const DownloadBackup = ({ id, onClose }: DownloadBackupProps) => {
  const { t } = useTranslation('settings.backups')
  const [createLink, { error }] = useSave(LINK, {
    done: t('download.started'),
    onDone: ({ createBackupLink }) => {
      window.location.assign(createBackupLink)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('download.open')}
      text={t('download.text')}
    >
      <div className="pb-3">
        <ResourceForm<{ password: string }>
          entity="settings.backups.download"
          fields={[
            {
              name: 'password',
              as: 'password',
              required: true,
              autoComplete: 'current-password',
            },
          ]}
          onSave={({ password }) => createLink({ id, password })}
          error={error}
          submitLabel={t('download.open')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
