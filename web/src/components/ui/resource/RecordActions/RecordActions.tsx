import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'

type RecordActionsProps = {
  /** The record's name, for the question before it is deleted. */
  name: string
  editTo: string
  onDelete: () => unknown
}

/** The buttons to edit and to delete a record. Deleting asks for confirmation first. */
export const RecordActions = ({
  name,
  editTo,
  onDelete,
}: RecordActionsProps) => {
  const { t } = useTranslation()
  const { confirmRemoval, confirmDialog } = useConfirm()

  const onAsk = async () => {
    if (await confirmRemoval(name)) await onDelete()
  }

  return (
    <>
      <Button look="ghost" icon={Trash2} onClick={onAsk}>
        {t('action.delete')}
      </Button>
      <LinkButton to={editTo} look="primary" icon={Pencil}>
        {t('action.edit')}
      </LinkButton>
      {confirmDialog}
    </>
  )
}
