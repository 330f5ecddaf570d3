import { useSyncExternalStore, type ReactNode } from 'react'

import i18n from 'src/i18n'
import { waitingCount, watchWaiting } from 'src/lib/data/waiting'
import { waitingSlot } from 'src/lib/data/waitingSlot'

/** The text of a pressed button while its change waits for the connection. */
const WaitingText = ({ children }: { children?: ReactNode }) => {
  const isWaiting = useSyncExternalStore(watchWaiting, waitingCount) > 0
  return <>{isWaiting ? i18n.t('common.tools:waits') : children}</>
}

waitingSlot.Text = WaitingText
