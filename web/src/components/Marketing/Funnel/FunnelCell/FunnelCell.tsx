import { useTranslation } from 'react-i18next'
import type {
  DeleteFunnelMutation,
  DeleteFunnelMutationVariables,
  FindFunnelQuery,
  FindFunnelQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Marketing/Funnel/funnel'
import { FunnelLinks } from 'src/components/Marketing/Funnel/FunnelLinks/FunnelLinks'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'

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

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ funnel }: CellSuccessProps<FindFunnelQuery>) => {
  const { t } = useTranslation('marketing')
  const { mayOpen } = useAccess()
  const remove = useRemove<DeleteFunnelMutation, DeleteFunnelMutationVariables>(
    DELETE,
    routes.funnels()
  )
  const { id, name } = funnel
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('funnel.list'), to: routes.funnels() }]}
        actions={
          mayOpen('editFunnel') && (
            <RecordActions
              name={name}
              editTo={routes.editFunnel({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="marketing.funnel"
        columns={columns}
        record={funnel}
      >
        <FunnelLinks funnel={funnel} />
      </ResourceDetails>
    </>
  )
}
