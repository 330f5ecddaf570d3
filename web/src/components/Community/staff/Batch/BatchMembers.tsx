import { useId } from 'react'

import { useTranslation } from 'react-i18next'
import type { BatchFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import BatchMembersCell from 'src/components/Community/staff/Batch/BatchMembersCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { useAccess } from 'src/hooks/access/useAccess'

/** The people of a batch, for staff who may list users, and the way to the list of users. */
export const BatchMembers = ({ batch }: { batch: BatchFields }) => {
  const { t } = useTranslation('community.batches')
  const titleId = useId()
  if (!useAccess().mayOpen('users')) return null
  return (
    <section aria-labelledby={titleId} className="space-y-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {t('members.title')}
        </h2>
        <LinkButton
          to={routes.users({ batchId: batch.id })}
          size="sm"
          look="secondary"
        >
          {t('members.inUsers')}
        </LinkButton>
      </header>
      <BatchMembersCell batchId={batch.id} />
    </section>
  )
}
