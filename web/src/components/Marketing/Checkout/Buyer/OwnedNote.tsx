import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'

/** Tells buyers that another purchase gives them all courses of this offer already. They may still order. */
export const OwnedNote = () => {
  const { t } = useTranslation('marketing')
  return (
    <div role="status" className="alert alert-info alert-soft mb-5 items-start">
      <Info className="mt-0.5 size-5" aria-hidden />
      <p>
        {t('checkout.owned')}{' '}
        <Link to={pathTo('viewCourses') ?? '/'} className="link">
          {t('offer.toCourses')}
        </Link>
      </p>
    </div>
  )
}
