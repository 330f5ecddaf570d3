import { useSyncExternalStore } from 'react'

import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useIsOnline } from 'src/components/Learning/Lessons/KeepOffline/useIsOnline'
import { useQueuedLessons } from 'src/components/Learning/Lessons/KeepOffline/useKept'
import {
  discardWaiting,
  waitingCount,
  watchWaiting,
} from 'src/lib/data/waiting'

const Note = () => {
  const { t } = useTranslation('learning.offline')
  const waiting = useQueuedLessons().length
  const changes = useSyncExternalStore(watchWaiting, waitingCount)
  return (
    <p className="bg-neutral text-neutral-content flex items-center justify-center gap-2 px-4 py-2 text-sm">
      <CloudOff className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <span>
        {t('note')}
        {waiting > 0 && ` ${t('waiting', { count: waiting })}`}
        {changes > 0 && ` ${t('changes', { count: changes })}`}
      </span>
      {changes > 0 && (
        <button
          type="button"
          className="link shrink-0"
          onClick={discardWaiting}
        >
          {t('giveUp')}
        </button>
      )}
    </p>
  )
}

/** The note above every page while the device is offline. */
export const OfflineNote = () => {
  const isOnline = useIsOnline()
  return <div role="status">{!isOnline && <Note />}</div>
}
