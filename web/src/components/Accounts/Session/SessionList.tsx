import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MySessionsQuery } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { deviceName } from 'src/lib/browser/deviceName'

const END: Doc<'EndSessionMutation'> = gql`
  mutation EndSessionMutation($id: ID!) {
    endSession(id: $id)
  }
`

const END_OTHERS: Doc<'EndOtherSessionsMutation'> = gql`
  mutation EndOtherSessionsMutation {
    endOtherSessions
  }
`

const refetch = ['MySessionsQuery']

type SessionListProps = { sessions: MySessionsQuery['mySessions'] }

/** The browsers in which the user is signed in; each can be signed out. */
export const SessionList = ({ sessions }: SessionListProps) => {
  const { t } = useTranslation('accounts.staff')

  return (
    <div className="space-y-4">
      <ul className="panel divide-base-300 divide-y">
        {sessions.map(({ id, isCurrent, userAgent, ip, ...session }) => {
          const device = deviceName(userAgent) ?? t('session.unknown')
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-6"
            >
              <MonitorSmartphone
                className="text-muted size-6 shrink-0"
                strokeWidth={1.75}
                aria-hidden
              />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {device}
                  {isCurrent && (
                    <StatusBadge tone="success">
                      {t('session.current')}
                    </StatusBadge>
                  )}
                </p>
                <p className="text-muted text-sm">
                  {t('session.seen')}{' '}
                  <DateText date={session.lastSeenAt} look="relative" />
                  {' · '}
                  {t('session.since')}{' '}
                  <DateText date={session.createdAt} look="time" />
                  {ip && ` · ${ip}`}
                </p>
              </div>
              {!isCurrent && (
                <Actions
                  words="accounts.staff:session"
                  of={{ device }}
                  refetch={refetch}
                  size="sm"
                  actions={[
                    { name: 'end', look: 'outline', does: call(END, { id }) },
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <Actions
          words="accounts.staff:session"
          refetch={refetch}
          actions={[
            {
              name: 'endOthers',
              look: 'danger',
              does: call(
                END_OTHERS,
                {},
                { doneOf: ({ endOtherSessions: count }) => ({ count }) }
              ),
            },
          ]}
        />
      ) : (
        <p className="text-muted text-sm">{t('session.noOthers')}</p>
      )}
    </div>
  )
}
