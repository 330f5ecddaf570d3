import { useEffect, useRef, type ReactNode } from 'react'

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'

type DrillProps = {
  title: string
  /** The URL without the opened list. */
  closeTo: string
  children: ReactNode
}

/** The rows behind a figure, shown below it; opening them scrolls there. */
export const Drill = ({ title, closeTo, children }: DrillProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [title])
  return (
    <section aria-label={title} className="scroll-mt-20 space-y-3 pt-4">
      <div className="flex items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-lg outline-none"
        >
          {title}
        </h2>
        <LinkButton
          to={closeTo}
          options={{ scroll: false }}
          look="ghost"
          size="sm"
          icon={X}
        >
          {t('action.close')}
        </LinkButton>
      </div>
      {children}
    </section>
  )
}
