import { useTranslation } from 'react-i18next'

import { ChoosePair } from 'src/components/Accounts/staff/Merge/ChoosePair'
import DuplicatesCell from 'src/components/Accounts/staff/Merge/DuplicatesCell'
import MergePreviewCell from 'src/components/Accounts/staff/Merge/MergePreviewCell'
import MergesCell from 'src/components/Accounts/staff/Merge/MergesCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

type MergeUsersPageProps = {
  /** The ids of the two accounts, and the id before which accounts are compared. */
  survivor?: string
  merged?: string
  before?: string
  /** The address or tribe id of the account that stays. */
  one?: string
}

const MergeUsersPage = ({
  survivor,
  merged,
  before,
  one,
}: MergeUsersPageProps) => {
  const { t } = useTranslation('accounts.merge')
  const [survivorId, mergedId] = [Number(survivor), Number(merged)]
  if (survivorId > 0 && mergedId > 0)
    return <MergePreviewCell survivorId={survivorId} mergedId={mergedId} />
  return (
    <>
      <PageHeader title={t('title')} />
      <p className="text-muted mb-4 max-w-prose">{t('lead')}</p>
      <div className="space-y-4">
        <ChoosePair key={one} one={one} />
        <DuplicatesCell
          {...(Number(before) > 0 && { before: Number(before) })}
        />
        <MergesCell />
      </div>
    </>
  )
}

export default MergeUsersPage
