import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ShownOnce } from 'src/components/ui/text/ShownOnce'

type SecretDialogProps = { secret: string; onClose: () => void }

/** Shows an endpoint's new secret, once. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('operator.webhooks')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('secret.title')}
      text={t('secret.text')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('secret.stored')}
        </Button>
      }
    >
      <ShownOnce
        title={t('secret.once')}
        secret={secret}
        copyLabel={t('secret.copy')}
      />
    </Dialog>
  )
}
