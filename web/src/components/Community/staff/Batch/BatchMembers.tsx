import { useTranslation } from 'react-i18next'
import type { BatchFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import BatchMembersCell from 'src/components/Community/staff/Batch/BatchMembersCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card/Card'
import { useAccess } from 'src/hooks/access/useAccess'

/** The people of a batch, for staff who may list users, and the way to the list of users. */
export const BatchMembers = ({ batch }: { batch: BatchFields }) => {
  const { t } = useTranslation('community.batches')
  if (!useAccess().mayOpen('users')) return null
  return (
    <Card
      title={t('members.title')}
      aside={
        <LinkButton
          to={routes.users({ batchId: batch.id })}
          size="sm"
          look="secondary"
        >
          {t('members.inUsers')}
        </LinkButton>
      }
    >
      <BatchMembersCell batchId={batch.id} />
    </Card>
  )
}
