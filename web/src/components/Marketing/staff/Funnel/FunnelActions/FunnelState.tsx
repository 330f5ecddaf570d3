import { DoorClosed, Eye, Rocket } from 'lucide-react'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { statusTones } from 'src/components/Marketing/staff/Funnel/funnel'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceState } from 'src/components/ui/resource/ResourceState'
import { useAccess } from 'src/hooks/access/useAccess'

const PUBLISH: Doc<'PublishFunnelMutation'> = gql`
  mutation PublishFunnelMutation($id: String!) {
    publishFunnel(id: $id) {
      ...FunnelFields
    }
  }
`
const CLOSE: Doc<'CloseFunnelMutation'> = gql`
  mutation CloseFunnelMutation($id: String!) {
    closeFunnel(id: $id) {
      ...FunnelFields
    }
  }
`

const hiddenOf = ({
  opensAt,
  closesAt,
  seatLimit,
  seatsTaken,
}: FunnelFields) => {
  const now = Date.now()
  if (opensAt && new Date(opensAt).getTime() > now) return 'NOT_YET_OPEN'
  if (closesAt && new Date(closesAt).getTime() <= now) return 'OVER'
  return (
    typeof seatLimit === 'number' && (seatsTaken ?? 0) >= seatLimit && 'FULL'
  )
}

/** The state of a funnel: previews it as visitors see it, publishes or closes it. */
export const FunnelState = ({ funnel }: { funnel: FunnelFields }) => {
  const mayEdit = useAccess().mayOpen('editProduct')
  const { id, name, slug, status } = funnel
  const isShut = status === 'DRAFT' || status === 'CLOSED'
  return (
    <ResourceState
      entity="marketing.funnel"
      status={status}
      tone={statusTones[status]}
      hidden={hiddenOf(funnel)}
    >
      <Actions
        words="marketing.staff:funnel"
        of={{ name }}
        size="sm"
        actions={[
          status !== 'ARCHIVED' && {
            name: 'preview',
            icon: Eye,
            look: 'ghost',
            to: routes.slug({ slug, preview: 1 }),
          },
          mayEdit &&
            status === 'PUBLISHED' && {
              name: 'close',
              icon: DoorClosed,
              does: call(CLOSE, { id }),
              asks: 'confirm',
            },
          mayEdit &&
            isShut && {
              name: status === 'DRAFT' ? 'publish' : 'reopen',
              icon: Rocket,
              look: 'primary',
              does: call(PUBLISH, { id }),
            },
        ]}
      />
    </ResourceState>
  )
}
