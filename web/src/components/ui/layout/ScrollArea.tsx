import type { ReactNode } from 'react'

type ScrollAreaProps = {
  /** Its height or width, and how it looks. */
  className?: string
  children: ReactNode
}

/** Text that scrolls within a page, also by keyboard. Where the content has links or fields of its own, they suffice. */
export const ScrollArea = ({ className = '', children }: ScrollAreaProps) => (
  // Being positioned, it also contains visually hidden texts, which would otherwise widen the page.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div tabIndex={0} className={`relative overflow-auto ${className}`}>
    {children}
  </div>
)
