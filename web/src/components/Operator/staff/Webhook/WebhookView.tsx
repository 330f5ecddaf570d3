import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WebhookEndpointFields } from 'types/graphql'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import DeliveriesCell from './DeliveriesCell'
import { stateOf, webhooksPath } from './webhook'
import { WebhookActions } from './WebhookActions'

const tones = { LIVE: 'success', STAFF: 'neutral', FAILURES: 'error' } as const

/** One webhook: what it hears, what may be done with it, and its deliveries. */
export const WebhookView = ({
  endpoint,
}: {
  endpoint: WebhookEndpointFields
}) => {
  const { t } = useTranslation('operator.webhooks')
  const { id, url, note, events, oldSecretUntil } = endpoint
  const state = stateOf(endpoint)
  return (
    <div className="space-y-4 sm:space-y-6">
      <LinkButton to={webhooksPath()} look="ghost" size="sm" icon={ArrowLeft}>
        {t('back')}
      </LinkButton>
      <section className="panel space-y-4 p-4 sm:p-6" aria-labelledby="webhook">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="webhook" className="min-w-0 text-lg break-all">
            {url}
          </h2>
          <StatusBadge tone={tones[state]}>
            {t(`endpoint.choices.state.${state}`)}
          </StatusBadge>
        </div>
        {note && <p>{note}</p>}
        {state !== 'LIVE' && (
          <p role="status" className="alert alert-soft block">
            {t(`meaning.${state}`)}
          </p>
        )}
        <div>
          <h3 className="text-muted mb-1 text-sm">
            {t('endpoint.fields.events')}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {events.map((event) => (
              <li key={event} className="badge badge-outline">
                {t(`endpoint.choices.events.${event as 'ORDER_PAID'}`)}
              </li>
            ))}
          </ul>
        </div>
        {oldSecretUntil && (
          <p className="text-muted text-sm">
            {t('secret.overlap')} <DateText date={oldSecretUntil} look="time" />
          </p>
        )}
        <WebhookActions endpoint={endpoint} />
      </section>
      <section aria-labelledby="deliveries">
        <h2 id="deliveries" className="mb-3 text-lg">
          {t('delivery.title')}
        </h2>
        <DeliveriesCell endpointId={id} isPaused={state !== 'LIVE'} />
      </section>
    </div>
  )
}
