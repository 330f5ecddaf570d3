import { Archive, ArchiveRestore, Flag } from 'lucide-react'
import type { BatchFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

const MAKE_CURRENT: Doc<'MakeBatchCurrentMutation'> = gql`
  mutation MakeBatchCurrentMutation($id: Int!) {
    makeBatchCurrent(id: $id) {
      ...BatchFields
    }
  }
`

const ARCHIVE: Doc<'ArchiveBatchMutation'> = gql`
  mutation ArchiveBatchMutation($id: Int!) {
    archiveBatch(id: $id) {
      ...BatchFields
    }
  }
`

const RESTORE: Doc<'RestoreBatchMutation'> = gql`
  mutation RestoreBatchMutation($id: Int!) {
    restoreBatch(id: $id) {
      ...BatchFields
    }
  }
`

/** The actions of editors on a batch: make it the current one, archive it and bring it back. */
export const BatchActions = ({
  batch: { id, name, state, isCurrent },
}: {
  batch: BatchFields
}) => {
  const isArchived = state === 'ARCHIVED'
  const isOther = !isArchived && !isCurrent
  return (
    <Actions
      words="community.batches"
      of={{ name }}
      refetch={['FindBatchQuery']}
      actions={[
        isOther && {
          name: 'makeCurrent',
          icon: Flag,
          of: state !== 'OPEN' && { context: 'outside' },
          does: call(MAKE_CURRENT, { id }),
          asks: 'confirm',
        },
        isOther && {
          name: 'archive',
          icon: Archive,
          look: 'ghost',
          does: call(ARCHIVE, { id }),
          asks: 'confirm',
        },
        isArchived && {
          name: 'restore',
          icon: ArchiveRestore,
          look: 'primary',
          does: call(RESTORE, { id }),
        },
      ]}
    />
  )
}
