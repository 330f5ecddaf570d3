import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

type BusyProps = { className?: string; children: ReactNode }

/** Announces to screen readers that something is loading, around its skeleton. */
export const Busy = ({ className, children }: BusyProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={className}>
      {children}
    </div>
  )
}
