import { useTranslation } from 'react-i18next'

import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const UNDO: Doc<'UndoStatementMutation'> = gql`
  mutation UndoStatementMutation($id: Int!, $reason: String!) {
    undoStatementImport(id: $id, reason: $reason) {
      ...StatementImportFields
    }
  }
`

type UndoStatementDialogProps = { id: number; onClose: () => void }

/** Revokes all payments of a file, with a reason. */
export const UndoStatementDialog = ({
  id,
  onClose,
}: UndoStatementDialogProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      words={{
        title: t('reconcile.undoTitle'),
        text: t('reconcile.undoText'),
        label: t('reconcile.undoReason'),
        submit: t('reconcile.undo'),
        done: t('reconcile.undone'),
      }}
      isDangerous
      mutation={UNDO}
      field="reason"
      variables={(reason) => ({ id, reason })}
      refetch={['StatementLinesPageQuery', 'ProofDeskQuery', 'BillsPageQuery']}
    />
  )
}
