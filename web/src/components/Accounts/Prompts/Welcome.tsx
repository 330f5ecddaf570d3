import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { storageKeys, store } from 'src/lib/browser/storageKeys'

const steps = ['one', 'two', 'three'] as const

/** The welcome after signing up: explains how the platform works. */
export const Welcome = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('accounts.profile')

  const onLeave = () => {
    store(storageKeys.welcomeModal, true)
    store(storageKeys.firstLogin, false)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t('welcome.title')}
      text={t('welcome.text')}
      footer={
        <Button look="primary" onClick={onLeave}>
          {t('welcome.action')}
        </Button>
      }
    >
      <ol className="space-y-3 pb-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="bg-secondary text-secondary-content flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold">
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`welcome.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
