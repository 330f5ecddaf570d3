import { useId, useState, type FormEvent } from 'react'

import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type MyDay } from './challenge'

const FINISH: Doc<'FinishChallengeDayMutation'> = gql`
  mutation FinishChallengeDayMutation($day: Int!, $note: String!) {
    finishChallengeDay(day: $day, note: $note)
  }
`

const NOTE_CHARACTERS = 2000

type FinishDayProps = { task: MyDay; onDone: () => void }

/** Finishes a day with an optional note, which can change later. */
export const FinishDay = ({ task, onDone }: FinishDayProps) => {
  const { t } = useTranslation(['community.challenge', 'common'])
  const id = useId()
  const [note, setNote] = useState(task.note)
  const isNew = !task.doneAt
  const [finish, { loading }] = useSave(FINISH, {
    done: t(isNew ? 'day.finished' : 'day.saved'),
    refetch: shownIn,
    onDone,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!loading) void finish({ day: task.day, note })
  }
  return (
    <form onSubmit={onSubmit} className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t('day.note', { day: task.day })}
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={NOTE_CHARACTERS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="textarea w-full text-base"
        />
      </div>
      <Button
        type="submit"
        look="primary"
        icon={Check}
        busy={loading}
        aria-label={isNew ? t('day.finishOf', { day: task.day }) : undefined}
      >
        {isNew ? t('day.finish') : t('common:action.save')}
      </Button>
    </form>
  )
}
