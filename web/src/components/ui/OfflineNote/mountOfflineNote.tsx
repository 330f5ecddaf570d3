import { createRoot } from 'react-dom/client'

import i18n from 'src/i18n'

import { OfflineNote } from './OfflineNote'

/** In a root of its own, so that no page's first script carries it; its words come first, while they still can. */
export const mountOfflineNote = async () => {
  await i18n.loadNamespaces('offline')
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<OfflineNote />)
}
