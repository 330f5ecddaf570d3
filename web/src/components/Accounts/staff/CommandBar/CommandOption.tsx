import { useId, type ReactNode } from 'react'

import type { LucideIcon } from 'lucide-react'

import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'

/** Options of one kind below their heading. */
export const OptionGroup = ({
  label,
  children,
}: {
  label: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-muted px-3 py-1 text-sm font-medium">
        {label}
      </p>
      {children}
    </div>
  )
}

type CommandOptionProps = {
  id: string
  to: string
  title: string
  detail?: ReactNode
  /** Shown at the end, such as what a person owes. */
  end?: ReactNode
  icon?: LucideIcon
  /** For a person, in place of an icon. */
  picture?: { name: string; src?: string | null }
  isActive: boolean
}

/** One option of the command bar: a link, so that it also opens in a new tab. */
export const CommandOption = ({
  id,
  to,
  title,
  detail,
  end,
  icon: Icon,
  picture,
  isActive,
}: CommandOptionProps) => (
  <Link
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    to={to}
    className={`hover:bg-base-200 flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 ${isActive ? 'bg-base-200 outline-primary outline-2 -outline-offset-2' : ''}`}
  >
    {picture && <Avatar {...picture} />}
    {Icon && (
      <Icon
        className="text-primary mx-2 size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
    )}
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{title}</span>
      {detail && (
        <span className="text-muted block truncate text-sm">{detail}</span>
      )}
    </span>
    {end && <span className="shrink-0 text-right text-sm">{end}</span>}
  </Link>
)
