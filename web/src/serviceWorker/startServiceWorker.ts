import i18n from 'src/i18n'
import { toast } from 'src/lib/browser/toast'
import { refetchActiveQueries } from 'src/lib/data/apollo'
import { onWorkerMessage } from 'src/serviceWorker/kept'
import { loadedFiles } from 'src/serviceWorker/loadedFiles'
import type { PageMessage, WorkerMessage } from 'src/serviceWorker/stores'

/**
 * Reports the outcome of queued progress and reloads the shown data. Also reloads the data once the worker is ready, so
 * that the worker stores what was loaded before.
 */
const onMessage = async (message: WorkerMessage) => {
  if (message.kind === 'ready') refetchActiveQueries()
  if (message.kind !== 'sent') return
  await i18n.loadNamespaces('learning.offline')
  const count = message.lessonIds.length
  if (count > 0) void toast.success(i18n.t('learning.offline:sent', { count }))
  if (message.refused > 0) void toast.error(i18n.t('learning.offline:refused'))
  refetchActiveQueries()
}

/**
 * Registers the service worker, with which pages open offline. In a browser without service workers, the product works
 * online only.
 */
export const startServiceWorker = async () => {
  const workers = navigator.serviceWorker
  // A start that failed is tried again: the listener is added once.
  onWorkerMessage(onMessage)
  const registration = await workers?.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const { active } = await workers.ready
  const tell = (message: PageMessage) =>
    (workers.controller ?? active)?.postMessage(message)

  const { mountOfflineNote } = await import(
    'src/components/Learning/Lessons/KeepOffline/OfflineNote/mountOfflineNote'
  )
  await mountOfflineNote()
  // Pages shown offline are fetched while there is a connection.
  await Promise.all([
    import('src/components/ui/feedback/NotKept/NotKept'),
    import('src/components/ui/feedback/EmptyState/Drawing'),
    i18n.loadNamespaces('errors'),
  ]).catch(() => {})
  window.addEventListener('online', () => tell({ kind: 'online' }))
  tell({ kind: 'online' })
  tell({
    kind: 'loaded',
    urls: loadedFiles(),
  })
}
