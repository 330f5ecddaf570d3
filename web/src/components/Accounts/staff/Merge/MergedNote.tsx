import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

type MergedNoteProps = {
  user: Pick<UserDetailFields, 'mergedIntoId' | 'mergedIntoName'>
}

/** Leads from a merged account to the one that stayed. */
export const MergedNote = ({
  user: { mergedIntoId, mergedIntoName },
}: MergedNoteProps) => {
  const { t } = useTranslation('accounts.merge')
  if (!mergedIntoId) return null
  return (
    <p role="note" className="alert alert-warning alert-soft mb-4 block">
      {t('note')}{' '}
      <Link className="link" to={routes.user({ id: mergedIntoId })}>
        {mergedIntoName}
      </Link>
    </p>
  )
}
