import type { FindFunnelQuery, FindFunnelQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Marketing/Funnel/funnel'
import { FunnelLinks } from 'src/components/Marketing/Funnel/FunnelLinks/FunnelLinks'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/useAccess'

export const QUERY: TypedDocumentNode<
  FindFunnelQuery,
  FindFunnelQueryVariables
> = gql`
  query FindFunnelQuery($id: String!) {
    funnel(id: $id) {
      ...FunnelFields
    }
  }
`

const DELETE = gql`
  mutation DeleteFunnelMutation($id: String!) {
    deleteFunnel(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.funnel')
export const Success = ({ funnel }: CellSuccessProps<FindFunnelQuery>) => {
  const { mayOpen } = useAccess()
  const { id, name } = funnel
  return (
    <ResourceView
      entity="marketing.funnel"
      columns={columns}
      record={funnel}
      name={name}
      list={routes.funnels()}
      editTo={mayOpen('editFunnel') && routes.editFunnel({ id })}
      remove={DELETE}
    >
      <FunnelLinks funnel={funnel} />
    </ResourceView>
  )
}
