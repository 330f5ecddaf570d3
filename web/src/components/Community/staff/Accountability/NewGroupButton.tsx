import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { AccountabilityDialog } from './AccountabilityDialog'

export const NewGroupButton = () => {
  const { t } = useTranslation('community.accountability')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
        {t('group.create')}
      </Button>
      {isOpen && <AccountabilityDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
