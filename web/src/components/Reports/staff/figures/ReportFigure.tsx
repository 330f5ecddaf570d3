import type { ReactNode } from 'react'

import { Definition } from './Definition'

type ReportFigureProps = {
  label: string
  value: ReactNode
  /** Shown below the figure, smaller. */
  aside?: ReactNode
  definition: string
  /** Shown last, for example a link to the rows. */
  footer?: ReactNode
}

export const ReportFigure = ({
  label,
  value,
  aside,
  definition,
  footer,
}: ReportFigureProps) => (
  <div className="panel space-y-1 p-4">
    <p className="text-muted text-sm">{label}</p>
    <p className="text-2xl font-semibold">{value}</p>
    {aside && <p className="text-muted text-sm">{aside}</p>}
    <Definition>{definition}</Definition>
    {footer}
  </div>
)
