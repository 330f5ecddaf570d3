import { useTranslation } from 'react-i18next'
import type { WebhookDeliveryFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'

type OpenDeliveryProps = {
  event: WebhookDeliveryFields['event']
  onOpen: () => void
}

/** The button that shows what was sent and what the answer was. */
export const OpenDelivery = ({ event, onOpen }: OpenDeliveryProps) => {
  const { t } = useTranslation('operator.webhooks')
  return (
    <Button
      look="ghost"
      size="sm"
      aria-label={t('delivery.openNamed', {
        event: t(`delivery.choices.event.${event}`),
      })}
      onClick={onOpen}
    >
      {t('delivery.open')}
    </Button>
  )
}
