import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { downloadBlob } from 'src/lib/files/csv'

import { readableData } from './readableData'

import { manilaToday } from '$api/src/shared/manilaTime'

const EXPORT: Doc<'ExportMyDataMutation'> = gql`
  mutation ExportMyDataMutation($password: String!) {
    exportMyData(password: $password)
  }
`

type Input = { format: 'html' | 'json'; password: string }

/** Asks for the password, then saves all that is kept about the member as a file, to read or for programs. */
export const DownloadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('accounts.users')
  const [exportData, { error }] = useSave(EXPORT, { done: t('own.downloaded') })

  const onSave = async ({ format, password }: Input) => {
    const saved = await exportData({ password })
    if (!saved) return undefined
    const isPage = format === 'html'
    const content = isPage
      ? readableData(t('own.title'), saved.exportMyData)
      : saved.exportMyData
    downloadBlob(
      `sulong-${manilaToday()}.${format}`,
      new Blob([content], { type: isPage ? 'text/html' : 'application/json' })
    )
    onClose()
    return saved
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('own.download')}
      text={t('own.downloadText')}
    >
      <ResourceForm<Input>
        entity="accounts.users.own"
        record={{ format: 'html' }}
        fields={[
          {
            name: 'format',
            as: 'choice',
            required: true,
            choices: [{ value: 'html' }, { value: 'json' }],
          },
          {
            name: 'password',
            as: 'password',
            required: true,
            autoComplete: 'current-password',
          },
        ]}
        onSave={onSave}
        error={error}
        submitLabel={t('own.download')}
        guard={false}
        block
      />
    </Dialog>
  )
}
