import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { useSaveSchedule } from './useSaveSchedule'

type DueDate = { scheduleDate: string }

const fields: Field<DueDate>[] = [
  { name: 'scheduleDate', as: 'date', required: true },
]

type MoveDueDateDialogProps = {
  bill: { id: number; scheduleDate: string }
  onClose: () => void
}

/** Moves the due date of an unpaid bill; its price stays. */
export const MoveDueDateDialog = ({
  bill,
  onClose,
}: MoveDueDateDialogProps) => {
  const { t } = useTranslation('billing.staff')
  const { update, error } = useSaveSchedule(onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveDue.title')}
      text={t('moveDue.text')}
    >
      <div className="pb-3">
        <ResourceForm<DueDate>
          entity="billing.staff.moveDue"
          fields={fields}
          record={{ scheduleDate: bill.scheduleDate }}
          onSave={(input) => update({ id: bill.id, input })}
          error={error}
          submitLabel={t('moveDue.submit')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
