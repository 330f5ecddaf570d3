import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WebhookDeliveryFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { deliveriesIn } from './webhook'

const AGAIN: Doc<'SendWebhookAgainMutation'> = gql`
  mutation SendWebhookAgainMutation($id: ID!) {
    sendWebhookAgain(id: $id) {
      ...WebhookDeliveryFields
    }
  }
`

type DeliveryDialogProps = {
  delivery: WebhookDeliveryFields
  isPaused: boolean
  onClose: () => void
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3 className="mb-1 text-sm font-semibold">{title}</h3>
    <ScrollArea className="bg-base-200 max-h-60 rounded-lg p-3">
      <pre className="text-xs break-all whitespace-pre-wrap">{text}</pre>
    </ScrollArea>
  </section>
)

/** One delivery: what was sent, what the endpoint answered, and when it is tried again. */
export const DeliveryDialog = ({
  delivery,
  isPaused,
  onClose,
}: DeliveryDialogProps) => {
  const { t } = useTranslation('operator.webhooks')
  const { id, event, status, body, answer, answerStatus, failure } = delivery
  const [again, { loading }] = useSave(AGAIN, {
    done: t('delivery.sentAgain'),
    refetch: deliveriesIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t(`delivery.choices.event.${event}`)}
      footer={
        status !== 'WAITING' &&
        !isPaused && (
          <Button
            look="primary"
            icon={Send}
            busy={loading}
            onClick={() => void again({ id })}
          >
            {t('delivery.again')}
          </Button>
        )
      }
    >
      <div className="space-y-4 pb-2">
        <p>
          {t(`delivery.meaning.${status}`, { count: delivery.attempts })}{' '}
          {delivery.nextAttemptAt && delivery.attempts > 0 && (
            <>
              {t('delivery.next')}{' '}
              <DateText date={delivery.nextAttemptAt} look="time" />
            </>
          )}
        </p>
        {failure && <p className="text-error wrap-anywhere">{failure}</p>}
        {answerStatus !== null && answerStatus !== undefined && (
          <Text
            title={t('delivery.answer', { status: answerStatus })}
            text={answer || t('delivery.noText')}
          />
        )}
        <Text title={t('delivery.message')} text={body} />
      </div>
    </Dialog>
  )
}
