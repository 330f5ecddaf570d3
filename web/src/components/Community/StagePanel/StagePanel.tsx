import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  LinkedModal,
  type LinkedModalName,
} from 'src/components/Community/LinkedModals/LinkedModal'
import { StageTasks } from 'src/components/Community/StageTasks/StageTasks'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'

import { StageBlocker } from './StageBlocker'
import { StageSummary } from './StageSummary'

type StagePanelProps = { userId: number; progress: StageProgressFields }

/** The content of the drawer: the current stage, the next one, and the tasks left. */
export const StagePanel = ({ userId, progress }: StagePanelProps) => {
  const { t } = useTranslation('community')
  const [modal, setModal] = useState<LinkedModalName>()
  const isJourneyFormCompleted = Boolean(progress.stage)

  return (
    <>
      <StageSummary progress={progress} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look="ghost"
          size="sm"
          onClick={() => setModal('points-explainer')}
        >
          {t('stageDrawer.howPoints')}
        </Button>
        <Button look="ghost" size="sm" onClick={() => setModal('stages-list')}>
          {t('stageDrawer.allStages')}
        </Button>
        <LinkButton to={routes.viewStage()} look="ghost" size="sm">
          {t('stageDrawer.see')}
        </LinkButton>
      </div>
      {isJourneyFormCompleted ? (
        <StageTasks userId={userId} progress={progress} onModal={setModal} />
      ) : (
        <StageBlocker />
      )}
      <LinkedModal
        name={modal}
        stageNumber={progress.stage?.number ?? 0}
        onClose={() => setModal(undefined)}
      />
    </>
  )
}
