import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { ChallengeDialog } from './ChallengeDialog'

export const NewChallengeButton = () => {
  const { t } = useTranslation('community.challenges')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
        {t('challenge.create')}
      </Button>
      {isOpen && <ChallengeDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
