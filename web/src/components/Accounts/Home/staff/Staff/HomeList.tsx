import type { ReactNode } from 'react'

import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { countText } from './countText'

export type HomeLine = {
  key: string | number
  title: string
  note: ReactNode
  /** An amount or a number at the right end of the line. */
  aside?: ReactNode
  to?: string
}

type HomeListProps = {
  title: string
  /**
   * The number of all rows, because the list shows only the first. Given only for lists that staff should work through.
   */
  count?: number
  /** The server stops counting above this number. */
  bound?: number
  lines: HomeLine[]
  /** The text for an empty list. */
  empty: string
  emptyHelp?: string
  ofPeople?: boolean
}

/** The first few people or things that wait for the viewer, each with a link. */
export const HomeList = ({
  title,
  count,
  bound = 1000,
  lines,
  empty,
  emptyHelp,
  ofPeople = false,
}: HomeListProps) => {
  const { t } = useTranslation('accounts.staff')
  if (lines.length === 0) {
    return (
      <Card title={title}>
        <EmptyState drawing="done" title={empty} text={emptyHelp} />
      </Card>
    )
  }
  return (
    <Card
      title={title}
      aside={
        count !== undefined && (
          <StatusBadge tone="neutral">{countText(count, bound)}</StatusBadge>
        )
      }
      padded={false}
    >
      <ul className="divide-base-300 border-base-300 mt-4 divide-y border-t">
        {lines.map(({ key, to, ...line }) => (
          <li key={key}>
            {to ? (
              <Link
                to={to}
                className="hover:bg-base-200 flex items-center gap-3 px-4 py-3 -outline-offset-2 sm:px-6"
              >
                <LineText {...line} ofPeople={ofPeople} />
                <ChevronRight
                  className="text-muted size-5 shrink-0 max-sm:hidden"
                  aria-hidden
                />
              </Link>
            ) : (
              <div className="flex items-center gap-3 px-4 py-3 sm:px-6">
                <LineText {...line} ofPeople={ofPeople} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {count !== undefined && count > lines.length && (
        <p className="text-muted border-base-300 border-t px-4 py-3 text-sm sm:px-6">
          {t('home.more', {
            number: countText(count - lines.length, bound - lines.length),
          })}
        </p>
      )}
    </Card>
  )
}

const LineText = ({
  title,
  note,
  aside,
  ofPeople,
}: Omit<HomeLine, 'key' | 'to'> & { ofPeople: boolean }) => (
  <>
    {ofPeople && <Avatar name={title} />}
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{title}</span>
      <span className="text-muted block text-sm wrap-anywhere">{note}</span>
    </span>
    {aside}
  </>
)

export const HomeListLoading = () => (
  <div className="panel p-4 sm:p-6">
    <Skeleton className="mb-4 h-6 w-40" />
    {[1, 2, 3].map((line) => (
      <div key={line} className="flex h-16 items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 flex-1" />
      </div>
    ))}
  </div>
)
