import { useTranslation } from 'react-i18next'
import type { SettingChangesQuery } from 'types/graphql'

import { SettingChange } from 'src/components/Settings/staff/DefaultSetting/SettingChange'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'SettingChangesQuery'> = gql`
  query SettingChangesQuery($names: [String!]!) {
    settingChanges(names: $names) {
      id
      name
      before
      after
      byName
      createdAt
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'SettingChangesQuery'>>
export const Loading = () => (
  <Busy>
    <SkeletonLines lines={3} />
  </Busy>
)
export const Empty = () => {
  const { t } = useTranslation('settings.staff')
  return <p className="text-muted pb-4">{t('history.none')}</p>
}
export const Failure = ({
  error,
  queryResult,
}: {
  error?: Error
  queryResult?: { refetch?: () => Promise<unknown> }
}) => <BriefFailure error={error as never} refetch={queryResult?.refetch} />

export const Success = ({ settingChanges }: SettingChangesQuery) => (
  <ul className="divide-base-300 divide-y pb-3">
    {settingChanges.map((change) => (
      <SettingChange key={change.id} change={change} />
    ))}
  </ul>
)
