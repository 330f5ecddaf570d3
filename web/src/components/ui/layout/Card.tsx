import { useId, type ReactNode } from 'react'

type CardProps = {
  title?: ReactNode
  /** Shown beside the title. */
  aside?: ReactNode
  footer?: ReactNode
  padded?: boolean
  className?: string
  children?: ReactNode
}

export const Card = ({
  title,
  aside,
  footer,
  padded = true,
  className = '',
  children,
}: CardProps) => {
  const titleId = useId()
  return (
    <section
      className={`panel ${className}`}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || aside) && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-5">
          {title && (
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
          )}
          {aside}
        </header>
      )}
      <div className={padded ? 'p-4 sm:px-6 sm:py-5' : ''}>{children}</div>
      {footer && (
        <footer className="border-base-300 flex flex-wrap justify-end gap-2 border-t px-4 py-3 sm:px-6">
          {footer}
        </footer>
      )}
    </section>
  )
}
