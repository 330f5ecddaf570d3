import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { pageButtons } from './pageButtons'

type PaginationProps = {
  page: number
  perPage: number
  total: number
  /** There are more rows than `total`. */
  isTotalCapped?: boolean
  /** Said after the number of rows. */
  foot?: string
  onPage: (page: number) => void
}

export const Pagination = ({
  page,
  perPage,
  total,
  isTotalCapped = false,
  foot,
  onPage,
}: PaginationProps) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const button =
    'btn btn-sm text-sm btn-ghost btn-square tabular-nums font-medium'

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted text-sm tabular-nums">
        {[
          t('common.tools:table.range', {
            from: total === 0 ? 0 : (page - 1) * perPage + 1,
            to: Math.min(page * perPage, total),
            total: `${total.toLocaleString('en-PH')}${isTotalCapped ? '+' : ''}`,
          }),
          foot,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {lastPage > 1 && (
        <nav
          aria-label={t('common.tools:table.pages')}
          className="flex items-center gap-1"
        >
          <button
            type="button"
            className={button}
            aria-label={t('common.tools:table.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft className="size-4" aria-hidden />
          </button>
          {pageButtons(page, lastPage).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={t('common.tools:table.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={`${button} w-auto min-w-8 px-2 ${number === page ? 'bg-secondary text-secondary-content font-semibold' : ''}`}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            className={button}
            aria-label={t('common.tools:table.next')}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight className="size-4" aria-hidden />
          </button>
        </nav>
      )}
    </div>
  )
}
