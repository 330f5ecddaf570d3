import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'
import { pathTo } from 'src/hooks/access/useMenu'

/** During the period of grace: until when the second factor has to be set up. */
const FactorBanner = ({ dueAt }: { dueAt: string }) => {
  const { t } = useTranslation('accounts.factor')
  return (
    <aside
      aria-label={t('card.title')}
      className="bg-warning text-warning-content flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm sm:px-6"
    >
      <ShieldAlert className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 font-semibold">
        {t('banner.text')} <DateText date={dueAt} look="time" />
      </p>
      <Link
        to={pathTo('myProfile', { tab: 'account' }) ?? '/'}
        className="link font-semibold"
      >
        {t('banner.go')}
      </Link>
    </aside>
  )
}

export default FactorBanner
