import { useEffect } from 'react'

import type { DefaultSettingsQuery } from 'types/graphql'

import { GroupSettings } from 'src/components/Settings/staff/DefaultSetting/GroupSettings'
import {
  groupAnchor,
  showPlace,
} from 'src/components/Settings/staff/DefaultSetting/settingPlaces'
import { SettingsIndex } from 'src/components/Settings/staff/DefaultSetting/SettingsIndex'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import { settingGroups } from '$api/src/shared/settings/catalogue'

export const QUERY: Doc<'DefaultSettingsQuery'> = gql`
  query DefaultSettingsQuery {
    defaultSettings {
      name
      value
    }
  }
`

export const beforeQuery = freshQuery
export const Loading = FormLoading
export const Failure = CellFailure
export const Success = ({ defaultSettings }: DefaultSettingsQuery) => {
  // A link may lead to one of the settings, which are there only now.
  useEffect(() => showPlace(window.location.hash.slice(1)), [])
  return (
    <div className="max-w-3xl space-y-4 sm:space-y-6">
      <SettingsIndex />
      {settingGroups.map((group) => (
        <div key={group} id={groupAnchor(group)} className="scroll-mt-20">
          <GroupSettings defaultSettings={defaultSettings} group={group} />
        </div>
      ))}
    </div>
  )
}
