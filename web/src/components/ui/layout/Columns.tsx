import type { ReactNode } from 'react'

type ColumnsProps = {
  /** Stands at the right on wide screens, and below on others; without it there is one column. */
  aside?: ReactNode
  children: ReactNode
}

const STACK = 'space-y-4 sm:space-y-6'

/** A member's page: its content, and beside it the people and what else is good to know. */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div
    className={
      aside
        ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]'
        : ''
    }
  >
    <div className={STACK}>{children}</div>
    {aside && <div className={STACK}>{aside}</div>}
  </div>
)
