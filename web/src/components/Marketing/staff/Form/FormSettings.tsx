import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  FormInput,
  FunnelChoicesForFormQuery,
  UpdateFormMutation,
  UpdateFormMutationVariables,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { FormCard } from 'src/components/ui/form/FormCard'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { settingsFields, type StaffForm } from './form'
import type { FormDraft } from './useFormDraft'

const FUNNELS = gql`
  query FunnelChoicesForFormQuery {
    funnelNames {
      id
      name
    }
  }
`

const UPDATE = gql`
  mutation UpdateFormMutation($id: Int!, $input: FormInput!) {
    updateForm(id: $id, input: $input) {
      ...FormFields
    }
  }
`

/** The texts of a form, and who may send it when. */
export const FormSettings = ({
  draft: { form, adopt, flush },
}: {
  draft: FormDraft
}) => {
  const { t } = useTranslation()
  const { data } = useQuery<FunnelChoicesForFormQuery>(FUNNELS)
  const fields = useMemo(() => settingsFields(data?.funnelNames ?? []), [data])
  const [save, { error }] = useSave<
    UpdateFormMutation,
    UpdateFormMutationVariables
  >(UPDATE, {
    done: t('resource.saved'),
    onDone: ({ updateForm }) => adopt(updateForm as StaffForm),
  })
  return (
    <FormCard>
      <ResourceForm<FormInput>
        entity="marketing.staff.form"
        fields={fields}
        record={form}
        // Changes of the fields are saved first, so that this answer does not replace them.
        onSave={async (input) =>
          (await flush()) && save({ id: form.id, input: withTerms(input) })
        }
        error={error}
      />
    </FormCard>
  )
}

/** Only signed-in people send the journey form, and only once; so its settings do not ask for either. */
const withTerms = (input: FormInput): FormInput =>
  input.kind === 'JOURNEY'
    ? { ...input, loginRequired: true, oncePer: 'USER' }
    : input
