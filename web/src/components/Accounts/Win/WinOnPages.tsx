import { useState } from 'react'

import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WinFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { ConsentDialog } from './ConsentDialog'

/** The member's consent to show their own win on sales pages. */
export const WinOnPages = ({ win }: { win: WinFields }) => {
  const { t } = useTranslation('accounts.profile')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        icon={Globe}
        onClick={() => setIsOpen(true)}
      >
        {t('win.onPages')}
      </Button>
      {win.shownSince && (
        <StatusBadge tone={win.isFeatured ? 'success' : 'info'}>
          {t(win.isFeatured ? 'win.isShown' : 'win.agreed')}
        </StatusBadge>
      )}
      {isOpen && <ConsentDialog win={win} onClose={() => setIsOpen(false)} />}
    </>
  )
}
