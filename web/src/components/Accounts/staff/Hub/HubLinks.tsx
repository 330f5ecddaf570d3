import { ChevronRight } from 'lucide-react'

import type { Entry } from 'src/components/access/menu'
import { Link } from 'src/components/ui/control/Link'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

/** The links of a hub that the role may open, as wide rows; their labels are translated already. */
export const HubLinks = ({ entries }: { entries: Entry<string>[] }) => {
  const isShown = useIsShown()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {entries
        .filter(({ route }) => isShown(route))
        .map(({ route, params, label, icon: Icon }) => (
          <li key={pathTo(route, params)}>
            <Link
              to={pathTo(route, params) ?? '/'}
              className="panel hover:border-control flex min-h-16 items-center gap-4 px-4 py-3.5 transition-colors sm:px-5"
            >
              {Icon && (
                <Icon
                  className="text-primary size-5 shrink-0"
                  strokeWidth={1.75}
                  aria-hidden
                />
              )}
              <span className="flex-1 font-semibold">{label}</span>
              <ChevronRight
                className="text-muted size-5 shrink-0"
                aria-hidden
              />
            </Link>
          </li>
        ))}
    </ul>
  )
}
