import type {
  SaveFormDraftMutation,
  SaveFormDraftMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAutosave } from 'src/hooks/data/useAutosave'

import type { StaffForm } from './form'

import type { FormField } from '$api/src/shared/marketing/forms/formFields'

const SAVE = gql`
  mutation SaveFormDraftMutation($id: Int!, $version: Int!, $fields: JSON!) {
    saveFormDraft(id: $id, version: $version, fields: $fields) {
      ...FormFields
    }
  }
`

/** The draft of a form's fields, saved when its editor pauses. */
export const useFormDraft = (opened: StaffForm) => {
  const [mutate] = useMutation<
    SaveFormDraftMutation,
    SaveFormDraftMutationVariables
  >(SAVE)
  const { draft, ...saving } = useAutosave<StaffForm, FormField[]>({
    opened,
    save: async (version, fields) => {
      const variables = { id: opened.id, version, fields: fields as never }
      const { data } = await mutate({ variables })
      return data?.saveFormDraft as StaffForm | undefined
    },
  })
  return { ...saving, form: draft }
}

export type FormDraft = ReturnType<typeof useFormDraft>
