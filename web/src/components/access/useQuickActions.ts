import { useTranslation } from 'react-i18next'

import { hasQuickActions, quickActions } from 'src/components/access/staffMenu'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { pathTo } from 'src/hooks/access/useMenu'

/** The quick-create actions whose pages exist and that the user may use; none for the roles of spec section 6. */
export const useQuickActions = () => {
  const { t } = useTranslation('accounts.staff')
  const mayCreate = useMayCreate()
  const role = useCurrentRole().name
  if (!hasQuickActions(role)) return []
  return quickActions.filter(mayCreate).flatMap((route) => {
    const to = pathTo(route)
    return to ? [{ label: t(`quickCreate.${route}`), to }] : []
  })
}
