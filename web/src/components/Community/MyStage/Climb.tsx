import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { StageRow } from 'src/components/Community/StagesCell/StageRow'
import { Card } from 'src/components/ui/layout/Card'

type ClimbProps = { path: MyStageFields['path']; current: number }

/** All stages, with the member's own stage marked. Later stages show what they unlock. */
export const Climb = ({ path, current }: ClimbProps) => {
  const { t } = useTranslation(['community.journey', 'community'])
  return (
    <Card title={t('community:stagesList.title')}>
      <ol>
        {path.map((stage) => (
          <StageRow key={stage.id} stage={stage} current={current}>
            {stage.number > current && stage.unlocks && (
              <p className="mt-1 text-sm">
                <strong>{t('moveUp.unlocks')}</strong> {stage.unlocks}
              </p>
            )}
          </StageRow>
        ))}
      </ol>
    </Card>
  )
}
