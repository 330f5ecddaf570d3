import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'

import type { Going } from './useUpload'

import { fileSize } from '$api/src/shared/text/fileSize'

export const uploadBox =
  'border-base-300 flex items-center gap-3 rounded-lg border p-2 text-sm'

type UploadGoingProps = { going: Going; onCancel: () => void }

/** A file on its way: its name, how much of it has been sent, and a button that stops it. */
export const UploadGoing = ({
  going: { name, sent, total, isWaiting },
  onCancel,
}: UploadGoingProps) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const percent = total > 0 ? (sent * 100) / total : 0
  return (
    <div className={uploadBox}>
      <div className="min-w-0 flex-1 space-y-2">
        <p className="truncate">{name}</p>
        <ProgressBar
          percent={percent}
          label={t('common.tools:upload.progress', { name })}
          withFigure
        />
        <p className="text-muted" aria-live="polite">
          {isWaiting
            ? t('common.tools:upload.waiting')
            : t('common.tools:upload.sent', {
                sent: fileSize(sent),
                total: fileSize(total),
              })}
        </p>
      </div>
      <Button look="ghost" size="sm" iconOnly icon={X} onClick={onCancel}>
        {t('common.tools:upload.cancel')}
      </Button>
    </div>
  )
}
