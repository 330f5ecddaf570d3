import { useEffect, type RefObject } from 'react'

import { useTranslation } from 'react-i18next'

/** Adds the accessible names that Puck leaves out, also after it renders again. */
export const useNamedParts = (box: RefObject<HTMLElement>) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  useEffect(() => {
    const root = box.current
    if (!root) return
    const all = (selector: string) => root.querySelectorAll(selector)
    const name = () => {
      all('iframe').forEach((frame) => frame.setAttribute('title', t('canvas')))
      all('select[class*="zoomSelect"]').forEach((select) =>
        select.setAttribute('aria-label', t('zoom'))
      )
      // Each block to add stands there twice; the one behind shows only while the other is dragged.
      all('[class*="Drawer-draggableBg"]').forEach((behind) =>
        behind.setAttribute('inert', '')
      )
      all('span[aria-label]:not([role])').forEach((loader) =>
        loader.setAttribute('role', 'img')
      )
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box, t])
}
