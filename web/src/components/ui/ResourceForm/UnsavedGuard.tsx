import { useTranslation } from 'react-i18next'

import { useBlocker } from '@redwoodjs/router'

import { Button } from 'src/components/ui/Button/Button'
import { Dialog } from 'src/components/ui/Dialog/Dialog'

/** Redwood's blocker also asks before the tab closes. */
export const UnsavedGuard = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation()
  const { state, confirm, abort } = useBlocker({ when: isOn })

  return (
    <Dialog
      isOpen={state === 'BLOCKED'}
      onClose={abort}
      title={t('form.unsavedTitle')}
      text={t('form.unsavedText')}
      footer={
        <>
          <Button look="ghost" onClick={confirm}>
            {t('action.leave')}
          </Button>
          <Button look="primary" onClick={abort}>
            {t('action.stay')}
          </Button>
        </>
      }
    />
  )
}
