import { useTranslation } from 'react-i18next'
import type { SuccessWorklistQuery } from 'types/graphql'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'

import { SuccessTaskGroup } from './Tasks/SuccessTaskGroup'
import { SuccessTaskRow } from './Tasks/SuccessTaskRow'
import { groupsOf, type TaskGroup } from './Tasks/taskGroups'

type Worklist = NonNullable<SuccessWorklistQuery['successWorklist']>

type SuccessWorklistProps = { worklist: Worklist; isClosed?: boolean }

/** Tasks for the members of a success manager, the most urgent first; or those that were closed, the newest first. */
export const SuccessWorklist = ({
  worklist,
  isClosed = false,
}: SuccessWorklistProps) => {
  const { t } = useTranslation('community.success')
  const { tasks, hasMore } = worklist
  if (tasks.length === 0)
    return isClosed ? (
      <EmptyState title={t('worklist.closedEmpty')} />
    ) : (
      <EmptyState title={t('worklist.empty')} text={t('worklist.emptyHelp')} />
    )
  const groups: TaskGroup[] = isClosed
    ? tasks.map((task) => ({ tasks: [task] }))
    : groupsOf(tasks)
  return (
    <Card
      title={`${t(isClosed ? 'worklist.closed' : 'worklist.title')} (${tasks.length}${hasMore ? '+' : ''})`}
      padded={false}
    >
      <ul className="divide-base-300 border-base-300 mt-4 divide-y border-t">
        {groups.map(({ reason, tasks: alike }) =>
          reason ? (
            <SuccessTaskGroup key={reason} reason={reason} tasks={alike} />
          ) : (
            <SuccessTaskRow key={alike[0].id} task={alike[0]} isNamed mayWork />
          )
        )}
      </ul>
    </Card>
  )
}
