import { useState } from 'react'

import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { ReportTasksDialog } from './ReportTasksDialog'
import type { TaskReason } from './taskGroups'

import { readyTextOf } from '$api/src/shared/community/successTexts'

type WriteToAllDialogProps = {
  reason: TaskReason
  tasks: SuccessTaskFields[]
  title: string
  onClose: () => void
}

/** A mail to the members of equal tasks, who do not see each other's addresses, and then what came of it. */
export const WriteToAllDialog = ({
  reason,
  tasks,
  title,
  onClose,
}: WriteToAllDialogProps) => {
  const { t, i18n } = useTranslation('community.success')
  const [isWritten, setIsWritten] = useState(false)
  if (isWritten)
    return (
      <ReportTasksDialog
        ids={tasks.map(({ id }) => id)}
        name={title}
        result="WRITTEN"
        onClose={onClose}
      />
    )
  const addresses = tasks.map(({ email }) => email)
  const text = readyTextOf({
    reason,
    lang: i18n.language === 'fil' ? 'fil' : 'en',
  })
  const mail = `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}&body=${encodeURIComponent(text)}`
  return (
    <Dialog isOpen onClose={onClose} title={title} text={t('writeAll.text')}>
      <div className="space-y-4 pb-3">
        <p className="panel p-4 wrap-anywhere">{text}</p>
        <div className="flex flex-wrap gap-2">
          <a
            href={mail}
            className="btn btn-outline border-control btn-sm text-sm"
          >
            <Mail className="size-5" aria-hidden />
            {t('writeAll.mail')}
          </a>
          <CopyButton text={text} label={t('writeAll.copyText')} />
          <CopyButton
            text={addresses.join(', ')}
            label={t('writeAll.copyAddresses')}
          />
        </div>
        <Button look="primary" onClick={() => setIsWritten(true)}>
          {t('task.report')}
        </Button>
      </div>
    </Dialog>
  )
}
