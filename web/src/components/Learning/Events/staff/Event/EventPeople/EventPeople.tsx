import { useState } from 'react'

import { Dices, Upload, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  AddAttendanceMutation,
  AddAttendanceMutationVariables,
  DrawCheckinCodeMutation,
  DrawCheckinCodeMutationVariables,
  OccurrenceFields,
} from 'types/graphql'

import EventPeopleCell from 'src/components/Learning/Events/staff/Event/EventPeopleCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { ImportAttendance } from './ImportAttendance'

const DRAW = gql`
  mutation DrawCheckinCodeMutation($id: Int!) {
    drawCheckinCode(id: $id) {
      id
      checkinCode
    }
  }
`

const ADD = gql`
  mutation AddAttendanceMutation($occurrenceId: Int!, $who: String!) {
    addAttendance(occurrenceId: $occurrenceId, who: $who)
  }
`

const refetch = ['EventPeopleQuery', 'EventDatesQuery']

type EventPeopleProps = { date: OccurrenceFields; onClose: () => void }

/** The people who registered for and attended a date. Attendance is taken by a code, one by one, or from a file. */
export const EventPeople = ({ date, onClose }: EventPeopleProps) => {
  const { t } = useTranslation('learning.events')
  const [opened, setOpened] = useState<'add' | 'import'>()
  const [draw, { loading: isDrawing }] = useSave<
    DrawCheckinCodeMutation,
    DrawCheckinCodeMutationVariables
  >(DRAW)
  const [add, { error }] = useSave<
    AddAttendanceMutation,
    AddAttendanceMutationVariables
  >(ADD, {
    done: t('people.added'),
    refetch,
    onDone: () => setOpened(undefined),
  })
  const toggle = (part: 'add' | 'import') =>
    setOpened(opened === part ? undefined : part)

  return (
    <Dialog isOpen onClose={onClose} title={t('people.title')} size="lg">
      <div className="space-y-5">
        <div className="flex flex-wrap items-center gap-2">
          {date.checkinCode && (
            <p className="bg-base-200 flex items-center gap-2 rounded-lg py-1 pr-1 pl-3">
              <span className="text-muted text-sm">{t('people.code')}</span>
              <span className="font-mono text-lg tracking-widest">
                {date.checkinCode}
              </span>
              <CopyButton text={date.checkinCode} />
            </p>
          )}
          <Button
            size="sm"
            icon={Dices}
            busy={isDrawing}
            onClick={() => draw({ id: date.id })}
          >
            {t(date.checkinCode ? 'people.drawAgain' : 'people.draw')}
          </Button>
          <Button
            size="sm"
            icon={UserPlus}
            aria-expanded={opened === 'add'}
            onClick={() => toggle('add')}
          >
            {t('people.add')}
          </Button>
          <Button
            size="sm"
            icon={Upload}
            aria-expanded={opened === 'import'}
            onClick={() => toggle('import')}
          >
            {t('people.import')}
          </Button>
        </div>
        {opened === 'add' && (
          <ResourceForm<{ who: string }>
            entity="learning.events.attendance"
            fields={[{ name: 'who', as: 'text', required: true }]}
            onSave={({ who }) => add({ occurrenceId: date.id, who })}
            error={error}
            submitLabel={t('people.add')}
            guard={false}
          />
        )}
        {opened === 'import' && (
          <ImportAttendance occurrenceId={date.id} refetch={refetch} />
        )}
        <EventPeopleCell occurrenceId={date.id} />
      </div>
    </Dialog>
  )
}
