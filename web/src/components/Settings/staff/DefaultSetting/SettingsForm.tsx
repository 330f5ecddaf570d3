import { useState } from 'react'

import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DefaultSettingsQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import { MoreLimits } from './MoreLimits'
import SettingChangesCell from './SettingChangesCell'
import { formValue, storedText } from './settingValue'
import { useSettingFields } from './useSettingFields'
import { WorkshopWarning } from './WorkshopWarning'

import {
  settingRule,
  type SettingGroup,
  type SettingName,
} from '$api/src/shared/settings/catalogue'

const SAVE: Doc<'SaveDefaultSettingsMutation'> = gql`
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

  const fields = useSettingFields(settings.map(({ name }) => name))
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

  const form = (
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
  )
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
      {group === 'limits' ? <MoreLimits>{form}</MoreLimits> : form}
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
