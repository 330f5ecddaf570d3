import type { DefaultSettingsQuery } from 'types/graphql'

import { QUERY as SETTINGS } from 'src/components/Settings/staff/DefaultSetting/DefaultSettingsCell'
import { GroupSettings } from 'src/components/Settings/staff/DefaultSetting/GroupSettings'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import type { WorkshopGroup } from '$api/src/shared/settings/settingRules'

type Given = { group: WorkshopGroup }

export const QUERY = SETTINGS
export const beforeQuery = (_given: Given) => freshQuery({})
export const Loading = FormLoading
export const Failure = CellFailure
export const Success = ({
  defaultSettings,
  group,
}: DefaultSettingsQuery & Given) => (
  <GroupSettings
    defaultSettings={defaultSettings}
    group={group}
    shownIn={['WorkshopQuery']}
  />
)
