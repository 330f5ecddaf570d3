import { useSyncExternalStore } from 'react'

import { pageSession, watchPageSession } from 'src/lib/data/pageSession'

/** Whether the session of the page's user goes on, has to be renewed, or has ended. */
export const usePageSession = () =>
  useSyncExternalStore(watchPageSession, pageSession, pageSession)
