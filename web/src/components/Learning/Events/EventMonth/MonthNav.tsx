import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'

import { otherMonth } from './months'

type MonthNavProps = { month: string; pathOf: (month: string) => string }

/** The shown month, with links to the previous and the next one. */
export const MonthNav = ({ month, pathOf }: MonthNavProps) => {
  const { t } = useTranslation('learning.events')
  const number = Number(month.slice(5)) as 1
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <LinkButton
        to={pathOf(otherMonth(month, -1))}
        look="ghost"
        icon={ChevronLeft}
        iconOnly
      >
        {t('month.before')}
      </LinkButton>
      <h2 className="text-lg" aria-live="polite">
        {t(`month.names.${number}`)} {month.slice(0, 4)}
      </h2>
      <LinkButton
        to={pathOf(otherMonth(month, 1))}
        look="ghost"
        icon={ChevronRight}
        iconOnly
      >
        {t('month.after')}
      </LinkButton>
    </div>
  )
}
