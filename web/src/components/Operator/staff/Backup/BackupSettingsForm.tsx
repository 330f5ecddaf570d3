import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { BackupSettingsInput, BackupSettingsQuery } from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'
import { routes } from '@redwoodjs/router'

import { FormCard } from 'src/components/ui/form/FormCard'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { timeChoices } from 'src/components/ui/form/ResourceForm/timeChoices'
import { useSave } from 'src/hooks/data/useSave'

import { NewKeys } from './NewKeys'

import {
  KEEP_DAYS_MAX,
  KEEP_LAST_MAX,
} from '$api/src/shared/operator/backups/schedule'

const SAVE: Doc<'SaveBackupSettingsMutation'> = gql`
  mutation SaveBackupSettingsMutation($input: BackupSettingsInput!) {
    saveBackupSettings(input: $input) {
      isEnabled
      nextAt
    }
  }
`

const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value }))

const fields: Field<BackupSettingsInput>[] = [
  { name: 'isEnabled', as: 'switch' },
  {
    name: 'frequency',
    as: 'choice',
    required: true,
    half: true,
    choices: [{ value: 'DAILY' }, { value: 'WEEKLY' }],
  },
  {
    name: 'timeOfDay',
    as: 'choice',
    required: true,
    half: true,
    choices: timeChoices,
  },
  {
    name: 'weekday',
    as: 'choice',
    half: true,
    choices: weekdays,
    required: true,
    when: ({ frequency }) => frequency === 'WEEKLY',
  },
  { name: 'includeFiles', as: 'switch' },
  {
    name: 'keepLast',
    as: 'number',
    required: true,
    half: true,
    min: 1,
    max: KEEP_LAST_MAX,
  },
  {
    name: 'keepDays',
    as: 'number',
    required: true,
    half: true,
    min: 0,
    max: KEEP_DAYS_MAX,
  },
  { name: 'publicKey', as: 'text', autoComplete: 'off' },
  { name: 'notifyEmails', as: 'text', autoComplete: 'off' },
  {
    name: 'password',
    as: 'password',
    required: true,
    autoComplete: 'current-password',
  },
]

/** Puts a key that was just made into its field; the administrator saves it with the rest. */
const FillKey = ({ publicKey }: { publicKey: string }) => {
  const { setValue, setFocus } = useFormContext()
  useEffect(() => {
    setValue('publicKey', publicKey, { shouldDirty: true })
    setFocus('publicKey')
  }, [publicKey, setValue, setFocus])
  return null
}

type BackupSettingsFormProps = {
  settings: BackupSettingsQuery['backupSettings']
}

/** When backups are made, what they hold, who can open them and how long they are kept. */
export const BackupSettingsForm = ({ settings }: BackupSettingsFormProps) => {
  const { t } = useTranslation('operator.backups')
  const [newKey, setNewKey] = useState<string>()
  const [save, { error }] = useSave(SAVE, {
    done: t('settings.saved'),
    refetch: ['BackupSafetyQuery'],
    goTo: routes.backupHistory(),
  })
  return (
    <div className="space-y-4 sm:space-y-6">
      <FormCard>
        <ResourceForm<BackupSettingsInput>
          entity="operator.backups.settings"
          fields={fields}
          record={{
            ...settings,
            notifyEmails: settings.notifyEmails.join(', '),
          }}
          onSave={(input) =>
            // A hidden field is sent as if it were empty.
            save({
              input: { ...input, weekday: input.weekday ?? settings.weekday },
            })
          }
          error={error}
          cancelTo={routes.backupHistory()}
        >
          {newKey && <FillKey publicKey={newKey} />}
        </ResourceForm>
      </FormCard>
      <NewKeys onUse={setNewKey} />
    </div>
  )
}
