import type { StaffForm } from 'src/components/Marketing/staff/Form/form'
import { FormView } from 'src/components/Marketing/staff/Form/FormView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindFormQuery'> = gql`
  query FindFormQuery($id: Int!) {
    form(id: $id) {
      ...FormFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindFormQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.staff.form')
export const Success = ({ form }: PropsOf<'FindFormQuery'>) => (
  <FormView key={form.id} form={form as StaffForm} />
)
