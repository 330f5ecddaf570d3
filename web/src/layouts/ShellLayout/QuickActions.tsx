import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useQuickActions } from 'src/components/access/useQuickActions'
import { Button } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'

/** Creates records from any page (spec section 2.4), each action with its own right. */
const QuickActions = () => {
  const { t } = useTranslation()
  const items = useQuickActions()
  if (items.length === 0) return null

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
