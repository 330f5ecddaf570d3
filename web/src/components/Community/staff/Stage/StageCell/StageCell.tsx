import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Community/staff/Stage/stage'
import StageStaffCell from 'src/components/Community/staff/Stage/StageStaffCell'
import { StageTaskList } from 'src/components/Community/staff/Task/StageTaskList'
import 'src/components/Community/staff/Task/task'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindStageQuery'> = gql`
  query FindStageQuery($id: Int!) {
    stage(id: $id) {
      ...StageFields
      tasks {
        ...TaskFields
      }
    }
  }
`

const DELETE = gql`
  mutation DeleteStageMutation($id: Int!) {
    deleteStage(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.staff.stage')
export const Success = ({ stage }: PropsOf<'FindStageQuery'>) => {
  const { t } = useTranslation('community.journey')
  const { mayOpen, can } = useAccess()
  const { id, name } = stage
  return (
    <ResourceView
      entity="community.staff.stage"
      columns={columns}
      record={stage}
      name={name}
      list={routes.stages()}
      editTo={mayOpen('editStage') && routes.editStage({ id })}
      remove={DELETE}
      actions={
        can('reviewMoveUp') && (
          <LinkButton to={routes.reviewMoveUp({ id })} icon={ClipboardCheck}>
            {t('review.title')}
          </LinkButton>
        )
      }
    >
      <StageTaskList stageId={stage.id} tasks={stage.tasks} />
      <StageStaffCell stageId={stage.id} />
    </ResourceView>
  )
}
