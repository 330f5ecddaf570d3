import { useState } from 'react'

import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessManagerFields, SuccessManagerInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { fields } from './successManager'

const UPDATE: Doc<'UpdateSuccessManagerMutation'> = gql`
  mutation UpdateSuccessManagerMutation(
    $id: Int!
    $input: SuccessManagerInput!
  ) {
    updateSuccessManager(id: $id, input: $input) {
      ...SuccessManagerFields
    }
  }
`

export const EditSuccessManager = ({
  manager,
}: {
  manager: SuccessManagerFields
}) => {
  const { t } = useTranslation(['community.success', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const [update, { error }] = useSave(UPDATE, {
    done: t('edit.done'),
    onDone: close,
  })
  const { id, capacity, bookingUrl, isActive } = manager
  return (
    <>
      <Button look="primary" icon={Pencil} onClick={() => setIsOpen(true)}>
        {t('common:action.edit')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={manager.name}>
        <ResourceForm<SuccessManagerInput>
          entity="community.success.manager"
          fields={fields}
          record={{ capacity, bookingUrl, isActive }}
          onSave={(input) => update({ id, input })}
          error={error}
          guard={false}
          block
        />
      </Dialog>
    </>
  )
}
