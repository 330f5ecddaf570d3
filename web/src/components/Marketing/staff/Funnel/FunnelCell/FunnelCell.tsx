import type { FindFunnelQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { factsWith } from 'src/components/Marketing/staff/Funnel/funnel'
import { FunnelActions } from 'src/components/Marketing/staff/Funnel/FunnelActions/FunnelActions'
import { FunnelState } from 'src/components/Marketing/staff/Funnel/FunnelActions/FunnelState'
import { FunnelLinks } from 'src/components/Marketing/staff/Funnel/FunnelLinks/FunnelLinks'
import { FunnelParts } from 'src/components/Marketing/staff/Funnel/FunnelParts'
import { ResultsCard } from 'src/components/Marketing/staff/Funnel/FunnelResults/ResultsCard'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindFunnelQuery'> = gql`
  query FindFunnelQuery($id: String!) {
    funnel(id: $id) {
      ...FunnelFields
    }
    accessLevels {
      id
      label
    }
    paymentTerms {
      id
      label
    }
  }
`

export const isEmpty = ({ funnel }: FindFunnelQuery) => !funnel
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.funnel')
export const Success = ({
  funnel: found,
  accessLevels,
  paymentTerms,
}: PropsOf<'FindFunnelQuery'>) => {
  const { mayOpen } = useAccess()
  const funnel = found as NonNullable<typeof found>
  const { id, name } = funnel
  return (
    <>
      <ResourceView
        entity="marketing.funnel"
        columns={factsWith(accessLevels, paymentTerms)}
        record={funnel}
        name={name}
        list={routes.funnels()}
        editTo={
          funnel.status !== 'ARCHIVED' &&
          mayOpen('editProduct') &&
          routes.editFunnel({ id })
        }
        actions={<FunnelActions funnel={funnel} />}
        state={<FunnelState funnel={funnel} />}
      >
        <ResultsCard funnelId={id} />
        <FunnelLinks funnel={funnel} />
      </ResourceView>
      <FunnelParts funnelId={id} />
    </>
  )
}
