import { useState } from 'react'

import { HeartHandshake, ListPlus, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessCareQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { AssignDialog } from 'src/components/Community/staff/SuccessManager/AssignDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'

import { AddNoteDialog } from './AddNoteDialog'
import { AddTaskDialog } from './AddTaskDialog'
import { SuccessNotes } from './SuccessNotes'
import { SuccessTaskRow } from './Tasks/SuccessTaskRow'

type Care = SuccessCareQuery['successCare']

/** Who cares for a person, with the tasks and notes about them. */
export const SuccessCare = ({ care }: { care: Care }) => {
  const { t } = useTranslation('community.success')
  const { can, mayOpen } = useAccess()
  const [asked, setAsked] = useState<'task' | 'note' | 'manager'>()
  const close = () => setAsked(undefined)
  const { userId, managerId, managerName, since, reason, tasks, notes } = care
  const mayWork = mayOpen('successManager')
  return (
    <Card
      title={t('care.title')}
      padded={false}
      aside={
        <div className="flex flex-wrap gap-2">
          {mayWork && (
            <>
              <Button
                size="sm"
                icon={ListPlus}
                onClick={() => setAsked('task')}
              >
                {t('addTask.title')}
              </Button>
              <Button
                size="sm"
                icon={NotebookPen}
                onClick={() => setAsked('note')}
              >
                {t('addNote.title')}
              </Button>
            </>
          )}
          {can('editSuccessManagers') && (
            <Button
              size="sm"
              icon={HeartHandshake}
              onClick={() => setAsked('manager')}
            >
              {t('assign.button')}
            </Button>
          )}
        </div>
      }
    >
      <p className="px-4 py-4 sm:px-6">
        {managerId ? (
          <>
            {mayWork ? (
              <Link
                to={routes.successManager({ id: managerId })}
                className="link link-hover font-medium"
              >
                {managerName}
              </Link>
            ) : (
              <span className="font-medium">{managerName}</span>
            )}{' '}
            <span className="text-muted text-sm">
              {t('care.since')} {since && <DateText date={since} />}
              {reason && ` · ${reason}`}
            </span>
          </>
        ) : (
          <span className="text-muted">{t('care.nobody')}</span>
        )}
      </p>
      {tasks.length > 0 && (
        <ul className="divide-base-300 border-base-300 divide-y border-t">
          {tasks.map((task) => (
            <SuccessTaskRow key={task.id} task={task} mayWork={mayWork} />
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <div className="border-base-300 border-t">
          <SuccessNotes notes={notes} />
        </div>
      )}
      {asked === 'task' && <AddTaskDialog userId={userId} onClose={close} />}
      {asked === 'note' && <AddNoteDialog userId={userId} onClose={close} />}
      {asked === 'manager' && (
        <AssignDialog userIds={[userId]} onClose={close} />
      )}
    </Card>
  )
}
