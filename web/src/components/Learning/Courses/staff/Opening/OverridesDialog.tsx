import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { OpeningOverrideInput } from 'types/graphql'

import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import OverridesCell from './OverridesCell'

const SET: Doc<'SetOpeningOverrideMutation'> = gql`
  mutation SetOpeningOverrideMutation($input: OpeningOverrideInput!) {
    setOpeningOverride(input: $input) {
      id
    }
  }
`

/** The form's values. Besides the api's input, they hold the choice between a member and a batch. */
type Form = Pick<OpeningOverrideInput, 'email' | 'batchId' | 'opensOn'> & {
  who: 'member' | 'batch'
}

/** The unit or lesson whose opening day differs. */
export type OverriddenThing = {
  name: string
  unitId?: number
  lessonId?: number
}

type OverridesDialogProps = { of: OverriddenThing; onClose: () => void }

/** Lists the members and batches with a different opening day, and adds one. */
export const OverridesDialog = ({
  of: { name, ...what },
  onClose,
}: OverridesDialogProps) => {
  const { t } = useTranslation(['learning.staff', 'common'])
  const batches = useBatchChoices()
  const [added, setAdded] = useState(0)
  const [save, { error }] = useSave(SET, {
    done: t('common:resource.saved'),
    refetch: ['OverridesQuery', 'FindCourseQuery'],
    onDone: () => setAdded(added + 1),
  })
  const fields: Field<Form>[] = [
    {
      name: 'who',
      as: 'choice',
      required: true,
      half: true,
      choices: [{ value: 'batch' }, { value: 'member' }],
    },
    { name: 'opensOn', as: 'date', required: true, half: true },
    {
      name: 'email',
      as: 'email',
      required: true,
      when: ({ who }) => who === 'member',
    },
    {
      name: 'batchId',
      as: 'choice',
      required: true,
      choices: batches,
      when: ({ who }) => who !== 'member',
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('override.title', { name })}
      text={t('override.help')}
    >
      <div className="space-y-6">
        <OverridesCell {...what} />
        <ResourceForm<Form>
          key={added}
          entity="learning.staff.override"
          fields={fields}
          record={{ who: 'batch' }}
          onSave={({ who: _who, ...input }) =>
            save({ input: { ...what, ...input } })
          }
          error={error}
          submitLabel={t('override.add')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
