import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { FeedButton } from 'src/components/Community/Feeds/Mine/FeedButton'
import {
  LinkedModal,
  type LinkedModalName,
} from 'src/components/Community/LinkedModals/LinkedModal'
import { StageBlocker } from 'src/components/Community/StagePanel/StageBlocker'
import { Button } from 'src/components/ui/control/Button/Button'
import { Columns } from 'src/components/ui/layout/Columns'

import { Climb } from './Climb'
import { Leaderboard } from './Leaderboard'
import { MoveUpCard } from './MoveUp/MoveUpCard'
import { MoveUpHistory } from './MoveUp/MoveUpHistory'
import { MyStageSummary } from './MyStageSummary'
import { MyTasks } from './MyTasks'

/** The member's page of their stage: the tasks, what is missing to move up, and the history. */
export const MyStage = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community')
  const [modal, setModal] = useState<LinkedModalName>()
  const { stage, path, tasks, history } = mine
  const isJourneyFormCompleted = Boolean(stage)

  return (
    <Columns
      aside={
        <>
          <Climb path={path} current={stage?.number ?? 0} />
          <Leaderboard mine={mine} />
        </>
      }
    >
      <MyStageSummary mine={mine} />
      <div className="flex flex-wrap items-center gap-2">
        {stage && <FeedButton place={{ kind: 'stage', id: stage.id }} />}
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
      </div>
      {isJourneyFormCompleted ? <MoveUpCard mine={mine} /> : <StageBlocker />}
      {tasks.length > 0 && <MyTasks tasks={tasks} onModal={setModal} />}
      {history.length > 0 && <MoveUpHistory requests={history} />}
      <LinkedModal
        name={modal}
        stageNumber={stage?.number ?? 0}
        onClose={() => setModal(undefined)}
      />
    </Columns>
  )
}
