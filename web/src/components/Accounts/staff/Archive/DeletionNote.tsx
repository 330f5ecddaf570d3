import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'

/** Says on a person's page that they wait for their account to be deleted, and leads to the place where staff answer. */
export const DeletionNote = ({ at }: { at?: string | null }) => {
  const { t } = useTranslation('accounts.users')
  if (!at) return null
  return (
    <p role="note" className="alert alert-warning alert-soft mb-4 block">
      {t('deletions.note')} <DateText date={at} />.{' '}
      <Link className="link" to={routes.archivedUsers()}>
        {t('deletions.answer')}
      </Link>
    </p>
  )
}
