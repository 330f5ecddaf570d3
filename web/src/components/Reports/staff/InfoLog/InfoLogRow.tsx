import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { InfoLogsPageQuery } from 'types/graphql'

import { InfoLogChanges } from 'src/components/Reports/staff/InfoLog/InfoLogChanges'
import { useLogWords } from 'src/components/Reports/staff/InfoLog/useLogWords'
import { useRecordLink } from 'src/components/Reports/staff/InfoLog/useRecordLink'
import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'

type InfoLogRowProps = {
  row: InfoLogsPageQuery['infoLogsPage']['rows'][number]
}

/** One change: who did it and on which record; expanded, the values before and after. */
export const InfoLogRow = ({ row }: InfoLogRowProps) => {
  const { t } = useTranslation('reports')
  const words = useLogWords()
  const linkOf = useRecordLink()
  const { actor, actedAs, action, entity, entityId, ip, createdAt } = row
  const name = row.entityName ?? entityId
  const to = row.entityName && linkOf(entity, entityId)

  return (
    <li className="border-base-300 border-b last:border-0">
      <details className="group">
        <summary className="hover:bg-base-200 grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm sm:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
          <span className="text-muted max-sm:order-3">
            <DateText date={createdAt} look="time" />
          </span>
          <span className="min-w-0 truncate font-semibold">
            {actor?.name ?? t('infoLog.nobody')}
            {actedAs && (
              <span className="text-muted font-normal">
                {' '}
                {t('infoLog.actedAs', { name: actedAs.name })}
              </span>
            )}
          </span>
          <span className="min-w-0 truncate max-sm:order-4 max-sm:col-span-2">
            {words.entity(entity)} {name} · {words.verb(action)}
          </span>
          <ChevronDown
            className="text-muted size-4 transition-transform group-open:rotate-180 max-sm:order-2"
            aria-hidden
          />
        </summary>
        <div className="bg-base-200/50 space-y-3 px-4 py-3">
          <InfoLogChanges before={row.before} after={row.after} />
          <dl className="text-muted flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {[
              [
                words.entity(entity),
                to && (
                  <Link to={to} className="link link-primary">
                    {name}
                  </Link>
                ),
              ] as const,
              [t('infoLog.email'), actor?.email],
              [t('infoLog.action'), action],
              [t('infoLog.ip'), ip],
            ].map(
              ([label, value]) =>
                value && (
                  <div key={label} className="flex min-w-0 gap-1.5">
                    <dt>{label}</dt>
                    <dd className="text-base-content min-w-0 break-all">
                      {value}
                    </dd>
                  </div>
                )
            )}
          </dl>
        </div>
      </details>
    </li>
  )
}
