import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

import { TaskProof } from 'src/components/Community/MyStage/TaskProof'
import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

const CHECK: Doc<'CheckMoveUpTaskMutation'> = gql`
  mutation CheckMoveUpTaskMutation(
    $id: Int!
    $taskId: Int!
    $isOk: Boolean!
    $note: String
  ) {
    checkMoveUpTask(id: $id, taskId: $taskId, isOk: $isOk, note: $note) {
      taskId
      isOk
      note
    }
  }
`

type EvidenceTaskProps = {
  task: MoveUpEvidenceFields['tasks'][number]
  requestId: number
  /** Whether the viewer has claimed the request. */
  mayCheck: boolean
}

/** A task as evidence: how it was completed, its proof, and the reviewer's verdict. */
export const EvidenceTask = ({
  task,
  requestId,
  mayCheck,
}: EvidenceTaskProps) => {
  const { t } = useTranslation(['community.journey', 'community'])
  const { title, isRequired, status, how, completedAt, checkIsOk, checkNote } =
    task
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold wrap-anywhere">
          {title}
          {!isRequired && (
            <span className="text-muted text-sm font-normal">
              {' '}
              ({t('community:tasks.optional')})
            </span>
          )}
        </h3>
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {how ? (
            <>
              <StatusBadge tone="success">{t(`howMember.${how}`)}</StatusBadge>
              <DateText date={completedAt} />
            </>
          ) : (
            <StatusBadge tone="outline">
              {t(`taskStatus.${status}`)}
            </StatusBadge>
          )}
        </span>
      </div>
      <TaskProof proof={task} />
      {mayCheck ? (
        <Check task={task} requestId={requestId} />
      ) : (
        checkIsOk != null && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <StatusBadge tone={checkIsOk ? 'success' : 'warning'}>
              {t(checkIsOk ? 'review.ok' : 'review.notOk')}
            </StatusBadge>
            {checkNote}
          </p>
        )
      )}
    </li>
  )
}

const Check = ({ task, requestId }: Omit<EvidenceTaskProps, 'mayCheck'>) => {
  const { t } = useTranslation('community.journey')
  const { id: taskId, title, checkIsOk, checkNote } = task
  const [note, setNote] = useState(checkNote)
  const [save, { loading }] = useSave(CHECK, {
    refetch: ['FindMoveUpRequestQuery'],
  })
  const check = (isOk: boolean) => save({ id: requestId, taskId, isOk, note })
  const choice = (isOk: boolean) => (
    <Button
      size="sm"
      look={checkIsOk === isOk ? 'primary' : 'outline'}
      aria-pressed={checkIsOk === isOk}
      busy={loading}
      onClick={() => check(isOk)}
      aria-label={`${t(isOk ? 'review.ok' : 'review.notOk')}: ${title}`}
    >
      {t(isOk ? 'review.ok' : 'review.notOk')}
    </Button>
  )

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {choice(true)}
      {choice(false)}
      <input
        type="text"
        className="input input-sm min-w-40 flex-1"
        value={note}
        maxLength={2000}
        aria-label={`${t('review.checkNote')}: ${title}`}
        placeholder={t('review.checkNote')}
        onChange={({ target }) => setNote(target.value)}
        onBlur={() => {
          if (checkIsOk != null && note !== checkNote) void check(checkIsOk)
        }}
      />
    </div>
  )
}
