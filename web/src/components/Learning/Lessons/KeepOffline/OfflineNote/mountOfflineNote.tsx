import { createRoot } from 'react-dom/client'

import i18n from 'src/i18n'

import { OfflineNote } from './OfflineNote'

/**
 * Mounts the note in a React root of its own, so that no page's first script contains it. Its texts load first, while
 * the device is still online.
 */
export const mountOfflineNote = async () => {
  await i18n.loadNamespaces('learning.offline')
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<OfflineNote />)
}
