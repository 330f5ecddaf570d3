import type { LucideIcon } from 'lucide-react'

import { Link } from 'src/components/ui/control/Link'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export type Figure = {
  key: string
  label: string
  value: string
  note?: string
  icon: LucideIcon
  /** Undefined while no page lists the counted items. */
  to?: string
}

type HomeFiguresProps = { label: string; figures: Figure[] }

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4'

/** Five figures fit one row; otherwise four do, so that none stands alone in the second. */
const columnsFor = (count: number) =>
  `${grid} ${count % 5 === 0 ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`

/** Figures at a glance, each with a link to the counted items. */
export const HomeFigures = ({ label, figures }: HomeFiguresProps) => (
  <section aria-label={label}>
    <ul className={columnsFor(figures.length)}>
      {figures.map(({ key, to, ...figure }) => (
        <li
          key={key}
          className="grid min-h-24 grid-cols-1 max-sm:last:odd:col-span-2"
        >
          {to ? (
            <Link
              to={to}
              className="panel hover:border-control p-3 transition-colors sm:p-4"
            >
              <FigureText {...figure} />
            </Link>
          ) : (
            <div className="panel p-3 sm:p-4">
              <FigureText {...figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)

const FigureText = ({
  label,
  value,
  note,
  icon: Icon,
}: Omit<Figure, 'key' | 'to'>) => (
  <>
    <span className="text-muted flex items-start gap-2 text-sm">
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </span>
    <span className="mt-1 block text-xl font-semibold wrap-anywhere tabular-nums sm:text-2xl">
      {value}
    </span>
    {note && <span className="text-muted block text-sm">{note}</span>}
  </>
)

export const FiguresLoading = ({ count }: { count: number }) => (
  <div className={columnsFor(count)}>
    {Array.from({ length: count }, (_, figure) => (
      <Skeleton key={figure} className="h-24 rounded-xl" />
    ))}
  </div>
)
