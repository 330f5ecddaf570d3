import type { ReactNode } from 'react'

import { ChevronRight, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { useMayOpenPath } from 'src/hooks/access/useMayOpenPath'

export type Crumb = { label: string; to?: string }

type PageHeaderProps = {
  /** Also used as the document's title. */
  title: string
  /** Shown below the title. */
  lead?: ReactNode
  /** The breadcrumbs without the current page; pages that the viewer may not open are not linked. */
  breadcrumbs?: Crumb[]
  /** The page's create button; the caller checks the right. */
  create?: { label: string; to: string }
  /** Shown beside the title: other buttons or a badge. */
  actions?: ReactNode
}

export const PageHeader = ({
  title,
  lead,
  breadcrumbs = [],
  create,
  actions,
}: PageHeaderProps) => {
  const { t } = useTranslation()
  const mayOpenPath = useMayOpenPath()
  return (
    <header className="mb-5 sm:mb-6">
      <Metadata title={title} />
      {breadcrumbs.length > 0 && (
        <nav aria-label={t('shell.breadcrumbs')} className="mb-1">
          <ol className="text-muted flex flex-wrap items-center gap-x-1.5 text-sm">
            {breadcrumbs.map(({ label, to }) => (
              <li key={label} className="flex max-w-full items-center gap-1.5">
                {to && mayOpenPath(to) ? (
                  <Link
                    to={to}
                    className="hover:text-base-content max-w-60 truncate rounded py-1 hover:underline"
                  >
                    {label}
                  </Link>
                ) : (
                  <span className="max-w-60 truncate">{label}</span>
                )}
                <ChevronRight className="size-3.5" aria-hidden />
              </li>
            ))}
            <li
              aria-current="page"
              // On phones, the title below says it.
              className="text-base-content max-w-60 truncate max-sm:hidden"
            >
              {title}
            </li>
          </ol>
        </nav>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {lead && <p className="text-muted mt-1">{lead}</p>}
        </div>
        {(actions || create) && (
          <div className="flex flex-wrap items-center gap-2">
            {actions}
            {create && (
              <LinkButton to={create.to} look="primary" icon={Plus}>
                {create.label}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
