import i18n from 'src/i18n'
import { refetchShown } from 'src/lib/apollo'
import { onWorkerNews } from 'src/lib/kept'
import { toast } from 'src/lib/toast'
import type { PageNews } from 'src/serviceWorker/stores'

const isAsset = ({ name }: PerformanceEntry) =>
  name.startsWith(`${location.origin}/assets/`)

/** Says what became of the progress that waited, and shows it; what was on the screen before the worker is kept, too. */
const listen = () =>
  onWorkerNews(async (news) => {
    if (news.kind === 'ready') refetchShown()
    if (news.kind !== 'sent') return
    await i18n.loadNamespaces('offline')
    const count = news.lessonIds.length
    if (count > 0) void toast.success(i18n.t('offline:sent', { count }))
    if (news.refused > 0) void toast.error(i18n.t('offline:refused'))
    refetchShown()
  })

/** From here on pages open without a connection; a browser without workers is none the worse. */
export const startServiceWorker = async () => {
  const workers = navigator.serviceWorker
  listen()
  const registration = await workers?.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const { active } = await workers.ready
  const tell = (news: PageNews) =>
    (workers.controller ?? active)?.postMessage(news)

  const { mountOfflineNote } = await import(
    'src/components/ui/OfflineNote/mountOfflineNote'
  )
  await mountOfflineNote()
  window.addEventListener('online', () => tell({ kind: 'online' }))
  tell({ kind: 'online' })
  tell({
    kind: 'loaded',
    urls: performance
      .getEntriesByType('resource')
      .filter(isAsset)
      .map(({ name }) => name),
  })
}
