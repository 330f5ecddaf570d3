import { Archive, Copy, DoorClosed, Eye, Rocket } from 'lucide-react'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
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
const DUPLICATE: Doc<'DuplicateFunnelMutation'> = gql`
  mutation DuplicateFunnelMutation($id: String!) {
    duplicateFunnel(id: $id) {
      ...FunnelFields
    }
  }
`
const ARCHIVE: Doc<'DeleteFunnelMutation'> = gql`
  mutation DeleteFunnelMutation($id: String!) {
    deleteFunnel(id: $id) {
      ...FunnelFields
    }
  }
`

/** Previews the funnel as visitors see it, and the actions on it. */
export const FunnelActions = ({
  funnel: { id, name, slug, status },
}: {
  funnel: FunnelFields
}) => {
  const { can, mayOpen } = useAccess()
  const mayEdit = mayOpen('editProduct')
  const isShut = status === 'DRAFT' || status === 'CLOSED'
  return (
    <Actions
      words="marketing.staff:funnel"
      of={{ name }}
      actions={[
        status !== 'ARCHIVED' && {
          name: 'preview',
          icon: Eye,
          look: 'ghost',
          to: routes.slug({ slug, preview: 1 }),
        },
        can('product_create') && {
          name: 'duplicate',
          icon: Copy,
          isRare: true,
          does: call(
            DUPLICATE,
            { id },
            {
              goTo: ({ duplicateFunnel }) =>
                routes.editFunnel({ id: duplicateFunnel.id }),
            }
          ),
        },
        mayEdit &&
          status === 'PUBLISHED' && {
            name: 'close',
            icon: DoorClosed,
            isRare: true,
            does: call(CLOSE, { id }),
            asks: 'confirm',
          },
        mayEdit &&
          isShut && {
            name: 'archive',
            icon: Archive,
            isRare: true,
            does: call(ARCHIVE, { id }, { goTo: routes.funnels() }),
            asks: 'confirm',
            isDangerous: true,
          },
        mayEdit &&
          isShut && {
            name: status === 'DRAFT' ? 'publish' : 'reopen',
            icon: Rocket,
            does: call(PUBLISH, { id }),
          },
      ]}
    />
  )
}
