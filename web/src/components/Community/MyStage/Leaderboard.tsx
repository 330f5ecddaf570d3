import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { Tabs } from 'src/components/ui/control/Tabs'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import LeaderboardCell from './LeaderboardCell'

const SET: Doc<'SetOnLeaderboardMutation'> = gql`
  mutation SetOnLeaderboardMutation($isOn: Boolean!) {
    setOnLeaderboard(isOn: $isOn)
  }
`

/** The leaders of the stage and of the batch; one switch removes the member from both. */
export const Leaderboard = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community.journey')
  const { stage, batchName, isOffLeaderboard } = mine
  const [set, { loading }] = useSave(SET, {
    refetch: ['MyStageQuery', 'LeaderboardQuery'],
  })
  if (!stage && !batchName) return null

  const tabs = [
    ...(stage
      ? [
          {
            key: 'stage',
            title: t('leaderboard.stage'),
            content: <LeaderboardCell isOfBatch={false} />,
          },
        ]
      : []),
    ...(batchName
      ? [
          {
            key: 'batch',
            title: batchName,
            content: <LeaderboardCell isOfBatch />,
          },
        ]
      : []),
  ]

  return (
    <Card title={t('leaderboard.title')}>
      <Tabs label={t('leaderboard.title')} tabs={tabs} />
      <label className="mt-4 flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="toggle toggle-primary"
          checked={!isOffLeaderboard}
          // Disabling the switch while saving would lose the focus.
          aria-busy={loading}
          onChange={() => !loading && set({ isOn: isOffLeaderboard })}
        />
        <span>
          {t('leaderboard.show')}
          <span className="text-muted block text-sm">
            {t('leaderboard.showHelp')}
          </span>
        </span>
      </label>
    </Card>
  )
}
