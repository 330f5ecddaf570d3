import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

const LINK: Doc<'CreateBackupLinkMutation'> = gql`
  mutation CreateBackupLinkMutation($id: Int!, $password: String!) {
    createBackupLink(id: $id, password: $password)
  }
`

type DownloadBackupProps = { id: number; onClose: () => void }

/** Asks for the password, then lets the browser download the backup, however large it is. */
export const DownloadBackup = ({ id, onClose }: DownloadBackupProps) => (
  <ActionDialog
    words="operator.backups"
    name="download"
    fields={[
      {
        name: 'password',
        as: 'password',
        required: true,
        autoComplete: 'current-password',
      },
    ]}
    does={({ password }: { password: string }) =>
      call(
        LINK,
        { id, password },
        {
          onDone: ({ createBackupLink }) =>
            window.location.assign(createBackupLink),
        }
      )
    }
    onClose={onClose}
  />
)
