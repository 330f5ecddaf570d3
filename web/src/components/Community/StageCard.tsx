import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

import { openStageDrawer } from 'src/components/Community/StageDrawer/stageDrawer'
import { StageSummary } from 'src/components/Community/StagePanel/StageSummary'
import { Button } from 'src/components/ui/control/Button/Button'

type StageCardProps = { progress: StageProgressFields }

/** The stage on a member's home page; its button opens the drawer. */
export const StageCard = ({ progress }: StageCardProps) => {
  const { t } = useTranslation('community')
  const { remainingTasksCount } = progress
  return (
    <StageSummary progress={progress}>
      <Button
        look="secondary"
        block
        onClick={openStageDrawer}
        aria-haspopup="dialog"
      >
        {remainingTasksCount > 0
          ? `${t('stageDrawer.goOn')} (${remainingTasksCount})`
          : t('stageDrawer.see')}
      </Button>
    </StageSummary>
  )
}
