import { useTranslation } from 'react-i18next'

import { quickActions } from 'src/components/access/staffMenu'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { pathTo } from 'src/hooks/access/useMenu'

/** The quick-create actions whose pages exist and that the user may use. */
export const useQuickActions = () => {
  const { t } = useTranslation('accounts.staff')
  const mayCreate = useMayCreate()
  return quickActions.filter(mayCreate).flatMap((route) => {
    const to = pathTo(route)
    return to ? [{ label: t(`quickCreate.${route}`), to }] : []
  })
}
