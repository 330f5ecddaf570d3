import { Archive, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BatchFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { RestoreButton } from 'src/components/ui/resource/RestoreButton/RestoreButton'
import { useSave } from 'src/hooks/data/useSave'

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

const RESTORE = gql`
  mutation RestoreBatchMutation($id: Int!) {
    restoreBatch(id: $id) {
      ...BatchFields
    }
  }
`

const refetch = ['FindBatchQuery']

/** What editors do with a batch: make it the current one, archive it and bring it back. */
export const BatchActions = ({ batch }: { batch: BatchFields }) => {
  const { t } = useTranslation('community.batches')
  const { confirm, confirmDialog } = useConfirm()
  const { id, name, state, isCurrent } = batch
  const [makeCurrent, making] = useSave(MAKE_CURRENT, {
    done: t('makeCurrent.done', { name }),
    refetch,
  })
  const [archive, archiving] = useSave(ARCHIVE, {
    done: t('archive.done'),
    refetch,
  })

  const onMakeCurrent = async () => {
    const isSure = await confirm({
      title: t('makeCurrent.title', { name }),
      text: t(state === 'OPEN' ? 'makeCurrent.text' : 'makeCurrent.outside'),
      confirmLabel: t('makeCurrent.submit'),
    })
    if (isSure) await makeCurrent({ id })
  }

  const onArchive = async () => {
    const isSure = await confirm({
      title: t('archive.title', { name }),
      text: t('archive.text'),
      confirmLabel: t('archive.submit'),
    })
    if (isSure) await archive({ id })
  }

  if (state === 'ARCHIVED')
    return (
      <RestoreButton id={id} mutation={RESTORE} done={t('archive.restored')}>
        {t('archive.restore')}
      </RestoreButton>
    )
  if (isCurrent) return null
  return (
    <>
      <Button icon={Flag} busy={making.loading} onClick={onMakeCurrent}>
        {t('makeCurrent.submit')}
      </Button>
      <Button
        look="ghost"
        icon={Archive}
        busy={archiving.loading}
        onClick={onArchive}
      >
        {t('archive.submit')}
      </Button>
      {confirmDialog}
    </>
  )
}
