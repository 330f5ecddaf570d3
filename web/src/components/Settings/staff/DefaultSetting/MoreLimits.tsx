import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

/** The limits, closed until they are asked for: few schools change one. */
export const MoreLimits = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settings.staff')
  return (
    <details>
      <summary className="cursor-pointer font-medium">
        {t('limits.open')}
      </summary>
      <p className="text-muted my-4">{t('limits.lead')}</p>
      {children}
    </details>
  )
}
