import type { Viewports } from '@puckeditor/core'
import { useTranslation } from 'react-i18next'

/**
 * The canvas begins at its own size, which is as large as the window allows. Phones come next, because most visitors use
 * one.
 */
export const useViewports = (): Viewports => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  return [
    { width: '100%', height: 'auto', icon: 'Monitor', label: t('fluid') },
    { width: 360, height: 'auto', icon: 'Smartphone', label: t('phone') },
    { width: 768, height: 'auto', icon: 'Tablet', label: t('tablet') },
    { width: 1280, height: 'auto', icon: 'Monitor', label: t('computer') },
  ]
}
