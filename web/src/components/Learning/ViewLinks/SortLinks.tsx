import { Link } from 'src/components/ui/control/Link'

import type { ViewLinksProps } from './ViewLinks'

/** Links that choose the sort order, less prominent than `ViewLinks`. */
export const SortLinks = ({ label, current, views }: ViewLinksProps) => (
  <nav
    aria-label={label}
    className="-mt-2 mb-4 flex flex-wrap items-center gap-x-1 text-sm"
  >
    <span className="text-muted" aria-hidden>
      {label}
    </span>
    {views.map(({ key, label: name, to }) => (
      <Link
        key={key}
        to={to}
        aria-current={key === current ? 'true' : undefined}
        className={`flex min-h-10 items-center rounded-lg px-2 ${key === current ? 'font-semibold' : 'text-primary hover:underline'}`}
      >
        {name}
      </Link>
    ))}
  </nav>
)
