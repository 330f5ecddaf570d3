import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FindBatchQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { FeedButton } from 'src/components/Community/Feeds/Mine/FeedButton'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

import { details } from './batch'
import { BatchActions } from './BatchActions'
import { BatchMembers } from './BatchMembers'
import { BatchUses } from './BatchUses'
import { BatchWarnings } from './BatchWarnings'

const DELETE = gql`
  mutation DeleteBatchMutation($id: Int!) {
    deleteBatch(id: $id) {
      id
    }
  }
`

type BatchViewProps = {
  batch: NonNullable<FindBatchQuery['batch']>
  uses: NonNullable<FindBatchQuery['batchUses']>
}

/** A batch for staff: its facts, what to look at, its members, and what is for them. */
export const BatchView = ({ batch, uses }: BatchViewProps) => {
  const { t } = useTranslation('community.batches')
  const { can, mayOpen } = useAccess()
  const mayEdit = mayOpen('editBatch')
  const { id, name, state, isCurrent } = batch
  const isArchived = state === 'ARCHIVED'
  return (
    <ResourceView
      entity="community.batches.batch"
      columns={details}
      record={batch}
      name={name}
      list={routes.batches()}
      editTo={mayEdit && !isArchived && routes.editBatch({ id })}
      remove={uses.isUsed || isCurrent ? undefined : DELETE}
      actions={
        <>
          {!isArchived && <FeedButton place={{ kind: 'batch', id }} />}
          {can('sendAnnouncements') && (
            <LinkButton
              to={routes.newAnnouncement({ batchId: id })}
              look="ghost"
              icon={Megaphone}
            >
              {t('batch.announce')}
            </LinkButton>
          )}
          {mayEdit && <BatchActions batch={batch} />}
        </>
      }
    >
      <BatchWarnings batch={batch} overlaps={uses.overlaps} />
      <BatchMembers batch={batch} />
      <BatchUses uses={uses} />
    </ResourceView>
  )
}
