import { useTranslation } from 'react-i18next'
import type { GatewayEventsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

const SETTLE: Doc<'SettleEventMutation'> = gql`
  mutation SettleEventMutation($id: Int!, $note: String!) {
    settleGatewayEvent(id: $id, note: $note) {
      id
    }
  }
`

type GatewayEventsProps = { events: GatewayEventsQuery['parkedGatewayEvents'] }

/** Online payments that match no bill. Staff check them, correct the accounts themselves, and note what they did. */
export const GatewayEvents = ({ events }: GatewayEventsProps) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const own = [
    'AMOUNT_DIFFERS',
    'BILLS_CHANGED',
    'PAID_TWICE',
    'UNKNOWN_REQUEST',
  ]
  const reasonOf = (reason: string | null | undefined) =>
    own.includes(reason ?? '')
      ? t(`gateway.reason.${reason as 'AMOUNT_DIFFERS'}`)
      : t(`errors:${reason ?? 'GENERIC'}` as 'errors:GENERIC')
  return (
    <ul className="panel divide-base-300 divide-y">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm sm:px-6"
        >
          <span className="min-w-0">
            <span className="block font-medium">{reasonOf(event.reason)}</span>
            <span className="text-muted block wrap-anywhere">
              {event.userId && (
                <>
                  <Link
                    to={routes.studentPaymentDetails({ id: event.userId })}
                    className="link-hover"
                  >
                    {event.memberName}
                  </Link>{' '}
                  ·{' '}
                </>
              )}
              {event.externalId} · {event.referenceNo} ·{' '}
              <DateText date={event.createdAt} look="time" />
            </span>
          </span>
          <span className="flex items-center gap-3">
            <span className="text-right">
              {event.amountCentavos != null && (
                <PesoText
                  centavos={event.amountCentavos}
                  className="font-semibold"
                />
              )}
              {event.wantedCentavos != null && (
                <span className="text-muted block">
                  {t('gateway.wanted')}{' '}
                  <PesoText centavos={event.wantedCentavos} />
                </span>
              )}
            </span>
            <Actions
              words="billing.staff:gateway"
              refetch={['GatewayEventsQuery']}
              size="sm"
              actions={[
                {
                  name: 'settle',
                  look: 'outline',
                  does: call(SETTLE, { id: event.id }),
                  asks: 'reason',
                  reasonAs: 'note',
                },
              ]}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
