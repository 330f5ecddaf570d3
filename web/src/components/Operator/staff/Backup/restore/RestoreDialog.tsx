import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { RestoreInput } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { FollowRestore } from './FollowRestore'

import {
  KEPT_DAYS,
  RESTORE_WORD,
} from '$api/src/shared/operator/backups/restore'

const RESTORE: Doc<'RestoreFromBackupMutation'> = gql`
  mutation RestoreFromBackupMutation($id: Int!, $input: RestoreInput!) {
    restoreFromBackup(id: $id, input: $input) {
      id
      status
      percent
    }
  }
`

type RestoreDialogProps = {
  run: { id: number; createdAt: string; isEncrypted: boolean }
  onClose: () => void
}

const Consequences = ({ at }: { at: string }) => {
  const { t } = useTranslation('operator.backups')
  const [before, after] = t('restore.lost', { at: '\n' }).split('\n')
  return (
    <ul className="mb-4 list-disc space-y-1 pl-5">
      <li>
        {before}
        <DateText date={at} look="time" />
        {after}
      </li>
      <li>{t('restore.again')}</li>
      <li>{t('restore.first', { days: KEPT_DAYS })}</li>
      <li>{t('restore.signedOut')}</li>
    </ul>
  )
}

/** Says what a restore does, asks for the word, the password and the key, and then shows how far it is. */
export const RestoreDialog = ({ run, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation('operator.backups')
  const [firstId, setFirstId] = useState<number>()
  const [restore, { error }] = useSave(RESTORE, {
    onDone: ({ restoreFromBackup }) => setFirstId(restoreFromBackup.id),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t(firstId ? 'restore.begun' : 'restore.question')}
    >
      {firstId ? (
        <FollowRestore firstId={firstId} />
      ) : (
        <div className="pb-3">
          <Consequences at={run.createdAt} />
          <ResourceForm<RestoreInput>
            entity="operator.backups.restore"
            fields={[
              ...(run.isEncrypted
                ? [
                    {
                      name: 'secretKey' as const,
                      as: 'password' as const,
                      required: true,
                      autoComplete: 'off',
                    },
                  ]
                : []),
              {
                name: 'password',
                as: 'password',
                required: true,
                autoComplete: 'current-password',
              },
              {
                name: 'confirmation',
                as: 'text',
                required: true,
                label: t('restore.fields.confirmation', { word: RESTORE_WORD }),
                autoComplete: 'off',
              },
            ]}
            onSave={(input) => restore({ id: run.id, input })}
            error={error}
            submitLabel={t('restore.submit')}
            isDangerous
            guard={false}
            block
          />
        </div>
      )}
    </Dialog>
  )
}
