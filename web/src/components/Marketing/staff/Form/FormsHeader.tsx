import { useState } from 'react'

import { Plus } from 'lucide-react'
import type {
  CreateFormMutation,
  CreateFormMutationVariables,
  NewFormInput,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { newFormFields } from './form'

const CREATE = gql`
  mutation CreateFormMutation($input: NewFormInput!) {
    createForm(input: $input) {
      ...FormFields
    }
  }
`

const start: Partial<NewFormInput> = { kind: 'GENERAL' }

/** The header of the list of forms, with the dialog that creates a form and opens it in the builder. */
export const FormsHeader = () => {
  const { text } = useEntityWords('marketing.staff.form')
  const { can } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  const [create, { error }] = useSave<
    CreateFormMutation,
    CreateFormMutationVariables
  >(CREATE, {
    onDone: ({ createForm: { id } }) => navigate(routes.form({ id })),
  })
  return (
    <>
      <PageHeader
        title={text('list')}
        actions={
          can('editForms') && (
            <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
              {text('create')}
            </Button>
          )
        }
      />
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={text('create')}>
          <ResourceForm<NewFormInput>
            entity="marketing.staff.form"
            fields={newFormFields}
            record={start}
            onSave={(input) => create({ input })}
            error={error}
            guard={false}
            block
          />
        </Dialog>
      )}
    </>
  )
}
