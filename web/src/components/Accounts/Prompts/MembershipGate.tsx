import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { useMembershipGate } from './useMembershipGate'

/**
 * Tells a non-member that the page is for members (spec section 2.7); the page repeats it after the dialog is closed.
 */
const MembershipGate = () => {
  const { t } = useTranslation('accounts.profile')
  const { title, text, link } = useMembershipGate()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div className="panel">
      <EmptyState drawing="locked" title={title} text={text} action={link} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        text={text}
        footer={
          <>
            <Button look="ghost" onClick={() => setIsOpen(false)}>
              {t('membershipGate.later')}
            </Button>
            {link}
          </>
        }
      />
    </div>
  )
}

export default MembershipGate
