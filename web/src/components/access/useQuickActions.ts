import { useTranslation } from 'react-i18next'

import { hasQuickActions, quickActions } from 'src/components/access/staffMenu'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { pathTo } from 'src/hooks/access/useMenu'

/** The create actions whose pages exist and that the user may use. */
export const useCreateActions = () => {
  const { t } = useTranslation('accounts.staff')
  const mayCreate = useMayCreate()
  return quickActions.filter(mayCreate).flatMap((route) => {
    const to = pathTo(route)
    return to ? [{ label: t(`quickCreate.${route}`), to }] : []
  })
}

/** The create actions of the quick-action menu, which the roles of spec section 6 do not have. */
export const useQuickActions = () => {
  const actions = useCreateActions()
  return hasQuickActions(useCurrentRole().name) ? actions : []
}
