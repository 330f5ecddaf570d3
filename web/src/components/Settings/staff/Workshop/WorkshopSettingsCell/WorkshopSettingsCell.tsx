import type { DefaultSettingsQuery } from 'types/graphql'

import { QUERY as SETTINGS } from 'src/components/Settings/staff/DefaultSetting/DefaultSettingsCell'
import { SettingsForm } from 'src/components/Settings/staff/DefaultSetting/SettingsForm'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import { isSettingName, settingRule } from '$api/src/shared/settings/catalogue'
import type { WorkshopGroup } from '$api/src/shared/settings/settingRules'

type Given = { group: WorkshopGroup }

export const QUERY = SETTINGS
export const beforeQuery = (_given: Given) => freshQuery({})
export const Loading = FormLoading
export const Failure = CellFailure
export const Success = ({
  defaultSettings,
  group,
}: DefaultSettingsQuery & Given) => {
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
      shownIn={['WorkshopQuery']}
    />
  )
}
