import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { hasQuickActions, quickActions } from 'src/components/access/staffMenu'
import { Button } from 'src/components/ui/Button/Button'
import { Menu } from 'src/components/ui/Menu/Menu'
import { useAccess } from 'src/hooks/useAccess'
import { useCurrentRole } from 'src/hooks/useCurrentRole'
import { pathTo } from 'src/hooks/useMenu'

/** What may be created from anywhere (spec section 2.4), each by its own right. */
const QuickActions = () => {
  const { t } = useTranslation(['common', 'people'])
  const { can } = useAccess()
  const role = useCurrentRole()?.name
  const items = (Object.keys(quickActions) as (keyof typeof quickActions)[])
    .filter((route) => can(quickActions[route]))
    .map((route) => ({
      label: t(`people:quickCreate.${route}`),
      to: pathTo(route) ?? '',
    }))
    .filter(({ to }) => to)
  if (!hasQuickActions(role) || items.length === 0) return null

  return (
    <Menu
      button={
        <Button look="ghost" size="sm" icon={Plus} className="max-sm:px-2">
          <span className="max-sm:sr-only">{t('shell.quickCreate')}</span>
        </Button>
      }
      items={items}
    />
  )
}

export default QuickActions
