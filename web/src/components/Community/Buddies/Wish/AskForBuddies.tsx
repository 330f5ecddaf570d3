import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { WishForm } from './WishForm'

/** The card for a person without a group: they can ask for one. */
export const AskForBuddies = () => {
  const { t } = useTranslation('community.accountability')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EmptyState
        title={t('my.none')}
        text={t('my.noneHelp')}
        action={
          <Button look="primary" onClick={() => setIsOpen(true)}>
            {t('wish.submit')}
          </Button>
        }
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('wish.submit')}
        text={t('wish.text')}
      >
        <WishForm onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
