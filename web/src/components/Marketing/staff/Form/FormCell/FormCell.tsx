import type { FindFormQuery, FindFormQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import type { StaffForm } from 'src/components/Marketing/staff/Form/form'
import { FormView } from 'src/components/Marketing/staff/Form/FormView'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<FindFormQuery, FindFormQueryVariables> =
  gql`
    query FindFormQuery($id: Int!) {
      form(id: $id) {
        ...FormFields
      }
    }
  `

export const beforeQuery = freshQuery<FindFormQueryVariables>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.staff.form')
export const Success = ({ form }: CellSuccessProps<FindFormQuery>) => (
  <FormView key={form.id} form={form as StaffForm} />
)
