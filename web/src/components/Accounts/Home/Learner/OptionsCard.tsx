import { ChevronRight, type LucideIcon } from 'lucide-react'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

export type Option = {
  route: string
  params?: Record<string, string>
  label: string
  help: string
  icon: LucideIcon
}

type OptionsCardProps = { title: string; options: Option[] }

/** Links with a short text each; shows only pages that exist and that the user may open. */
export const OptionsCard = ({ title, options }: OptionsCardProps) => {
  const isShown = useIsShown()
  const open = options.filter(({ route }) => isShown(route))
  if (open.length === 0) return null

  return (
    <Card title={title} padded={false}>
      <ul className="divide-base-300 mt-3 divide-y">
        {open.map(({ route, params, label, help, icon: Icon }) => (
          <li key={route}>
            <Link
              to={pathTo(route, params) ?? '/'}
              className="hover:bg-base-200 flex items-center gap-4 px-4 py-3.5 -outline-offset-2 sm:px-6"
            >
              <Icon
                className="text-primary size-5 shrink-0"
                strokeWidth={1.75}
                aria-hidden
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="text-muted block text-sm">{help}</span>
              </span>
              <ChevronRight
                className="text-muted size-5 shrink-0"
                aria-hidden
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
