import { useTranslation } from 'react-i18next'

import { quickActions } from 'src/components/access/staffMenu'

import { useMayCreate } from './useMayCreate'
import { pathTo } from './useMenu'

/** The quick-create actions whose page is built and that the person may use. */
export const useQuickActions = () => {
  const { t } = useTranslation('people')
  const mayCreate = useMayCreate()
  return quickActions.filter(mayCreate).flatMap((route) => {
    const to = pathTo(route)
    return to ? [{ label: t(`quickCreate.${route}`), to }] : []
  })
}
