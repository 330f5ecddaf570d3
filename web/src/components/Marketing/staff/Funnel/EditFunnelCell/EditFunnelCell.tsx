import type { FunnelInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useFunnelFields } from 'src/components/Marketing/staff/Funnel/useFunnelFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditFunnelQuery'> = gql`
  query EditFunnelQuery($id: String!) {
    funnel(id: $id) {
      ...FunnelFields
    }
  }
`

const UPDATE: Doc<'UpdateFunnelMutation'> = gql`
  mutation UpdateFunnelMutation($id: String!, $input: FunnelInput!) {
    updateFunnel(id: $id, input: $input) {
      ...FunnelFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditFunnelQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ funnel }: PropsOf<'EditFunnelQuery'>) => (
  <ResourceEditor
    entity="marketing.funnel"
    fields={useFunnelFields(funnel.id)}
    record={funnel}
    name={funnel.name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: FunnelInput) => ({
      id: funnel.id,
      input,
    })}
    list={routes.funnels()}
    view={routes.funnel({ id: funnel.id })}
  />
)
