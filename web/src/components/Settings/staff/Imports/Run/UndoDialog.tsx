import { useTranslation } from 'react-i18next'

import 'src/components/Settings/staff/Imports/importFragments'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const UNDO: Doc<'UndoImportMutation'> = gql`
  mutation UndoImportMutation($id: Int!, $reason: String!) {
    undoImport(id: $id, reason: $reason) {
      ...ImportRunFields
    }
  }
`

type UndoDialogProps = { id: number; isOpen: boolean; onClose: () => void }

/** Takes an import back, with a reason. */
export const UndoDialog = ({ id, isOpen, onClose }: UndoDialogProps) => {
  const { t } = useTranslation('settings.imports')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      words={{
        title: t('undo.title'),
        text: t('undo.text'),
        label: t('undo.reason'),
        submit: t('undo.submit'),
        done: t('undo.done'),
      }}
      isDangerous
      mutation={UNDO}
      field="reason"
      variables={(reason) => ({ id, reason })}
      refetch={['ImportRunQuery']}
    />
  )
}
