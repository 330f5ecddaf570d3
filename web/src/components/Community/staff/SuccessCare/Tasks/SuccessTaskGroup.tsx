import { useState } from 'react'

import { ChevronDown, ChevronUp, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'

import { SuccessTaskRow } from './SuccessTaskRow'
import type { TaskReason } from './taskGroups'
import { WriteToAllDialog } from './WriteToAllDialog'

type SuccessTaskGroupProps = { reason: TaskReason; tasks: SuccessTaskFields[] }

/** Equal tasks in one line: write to all of their members at once, or work through them one by one. */
export const SuccessTaskGroup = ({ reason, tasks }: SuccessTaskGroupProps) => {
  const { t } = useTranslation('community.success')
  const [isOpen, setIsOpen] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const title = t(`taskGroup.${reason}`, { count: tasks.length })
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="min-w-0 flex-1 basis-60 font-medium">{title}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            look="primary"
            icon={Send}
            onClick={() => setIsWriting(true)}
          >
            {t('writeAll.button')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'taskGroup.hide' : 'taskGroup.show')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <ul className="divide-base-300 border-base-300 divide-y border-t">
          {tasks.map((task) => (
            <SuccessTaskRow key={task.id} task={task} isNamed mayWork />
          ))}
        </ul>
      )}
      {isWriting && (
        <WriteToAllDialog
          reason={reason}
          tasks={tasks}
          title={title}
          onClose={() => setIsWriting(false)}
        />
      )}
    </li>
  )
}
