import { useState } from 'react'

import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DefaultSettingsQuery,
  SaveDefaultSettingsMutation,
  SaveDefaultSettingsMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card/Card'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import SettingChangesCell from './SettingChangesCell'
import { fieldKinds, formValue, storedText } from './settingValue'
import { WorkshopWarning } from './WorkshopWarning'

import {
  settingRule,
  type SettingGroup,
  type SettingName,
} from '$api/src/shared/settings/catalogue'

const SAVE: TypedDocumentNode<
  SaveDefaultSettingsMutation,
  SaveDefaultSettingsMutationVariables
> = gql`
  mutation SaveDefaultSettingsMutation(
    $values: [SettingValueInput!]!
    $password: String
  ) {
    saveDefaultSettings(values: $values, password: $password) {
      name
      value
    }
  }
`

type Values = Record<string, unknown>

type Setting = DefaultSettingsQuery['defaultSettings'][number] & {
  name: SettingName
}

type SettingsFormProps = {
  group: SettingGroup
  settings: readonly Setting[]
  /** Further queries that show the settings. */
  shownIn?: string[]
}

/** The settings of one group with their history. One that is guarded asks for the password once it is changed. */
export const SettingsForm = ({
  group,
  settings,
  shownIn = [],
}: SettingsFormProps) => {
  const { t } = useTranslation('settings.staff')
  const mayGuard = useAccess().can('editPaymentAccounts')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [save, { error }] = useSave(SAVE, {
    done: t('defaults.saved'),
    refetch: ['DefaultSettingsQuery', 'SettingChangesQuery', ...shownIn],
  })

  const kindOf = (name: SettingName) => settingRule(name).kind
  const isChanged = ({ name, value }: Setting, values: Values) =>
    storedText(kindOf(name), values[name]) !==
    storedText(kindOf(name), formValue(kindOf(name), value))
  const guarded = settings.filter(({ name }) => settingRule(name).isGuarded)

  const fields: Field<Values>[] = settings.map(({ name }) => {
    const { choices, isGuarded, beginsDay, isHalf } = settingRule(name)
    return {
      name,
      anchor: name,
      as: fieldKinds[kindOf(name)],
      choices: choices?.map((value) => ({ value })),
      disabled: isGuarded && !mayGuard,
      autoComplete: 'off',
      min: 0,
      group: beginsDay ? t('workshop.day', { day: beginsDay }) : undefined,
      half: isHalf,
    }
  })
  if (guarded.length > 0)
    fields.push({
      name: 'password',
      as: 'password',
      required: true,
      autoComplete: 'current-password',
      when: (values) => guarded.some((setting) => isChanged(setting, values)),
    })

  const onSave = (input: Values) =>
    save({
      password: (input.password as string | null) ?? undefined,
      values: settings
        .filter((setting) => isChanged(setting, input))
        .map(({ name, value }) => ({
          name,
          value: storedText(kindOf(name), input[name]),
          was: value,
        })),
    })

  return (
    <Card
      title={t(`groups.${group}`)}
      aside={
        <Button
          look="ghost"
          size="sm"
          icon={History}
          onClick={() => setIsHistoryOpen(true)}
        >
          {t('history.button')}
        </Button>
      }
    >
      <ResourceForm<Values>
        entity="settings.staff.defaults"
        fields={fields}
        record={Object.fromEntries(
          settings.map(({ name, value }) => [
            name,
            formValue(kindOf(name), value),
          ])
        )}
        onSave={onSave}
        error={error}
      >
        {group === 'workshop' && <WorkshopWarning suffix="" />}
        {group === 'workshop-exp' && <WorkshopWarning suffix="-exp" />}
      </ResourceForm>
      <Dialog
        isOpen={isHistoryOpen}
        onClose={() => setIsHistoryOpen(false)}
        title={t('history.title', { group: t(`groups.${group}`) })}
      >
        <SettingChangesCell names={settings.map(({ name }) => name)} />
      </Dialog>
    </Card>
  )
}
