import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'

/** Tells a buyer who already has the product, so that nobody pays twice by mistake. */
export const OwnedNote = () => {
  const { t } = useTranslation('marketing')
  const courses = pathTo('viewCourses')

  return (
    <div className="space-y-3">
      <p className="flex gap-2 font-semibold">
        <CircleCheck
          className="text-success mt-0.5 size-5 shrink-0"
          aria-hidden
        />
        {t('offer.owned')}
      </p>
      <p className="text-muted text-sm">{t('offer.ownedHelp')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={pathTo('account', { q: 'billings' }) ?? '/'}
          look="primary"
        >
          {t('offer.toBills')}
        </LinkButton>
        {courses && (
          <LinkButton to={courses} look="ghost">
            {t('offer.toCourses')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
