import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

/** An expandable definition of a figure. */
export const Definition = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('reports')
  return (
    <details className="text-sm">
      <summary className="link inline-block min-h-6 cursor-pointer rounded">
        {t('figures.definition')}
      </summary>
      <p className="text-muted mt-1 max-w-prose">{children}</p>
    </details>
  )
}
