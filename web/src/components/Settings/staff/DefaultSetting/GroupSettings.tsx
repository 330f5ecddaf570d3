import type { DefaultSettingsQuery } from 'types/graphql'

import { SettingsForm } from './SettingsForm'

import {
  isSettingName,
  settingRule,
  type SettingGroup,
} from '$api/src/shared/settings/catalogue'

type GroupSettingsProps = DefaultSettingsQuery & {
  group: SettingGroup
  /** Further queries that show the settings. */
  shownIn?: string[]
}

/** The form of one group of all settings. */
export const GroupSettings = ({
  defaultSettings,
  group,
  shownIn,
}: GroupSettingsProps) => {
  const settings = defaultSettings.flatMap(({ name, ...setting }) =>
    isSettingName(name) && settingRule(name).group === group
      ? [{ ...setting, name }]
      : []
  )
  return (
    <SettingsForm
      // The form takes its values once: other values need another form.
      key={settings.map(({ value }) => value).join('|')}
      group={group}
      settings={settings}
      shownIn={shownIn}
    />
  )
}
