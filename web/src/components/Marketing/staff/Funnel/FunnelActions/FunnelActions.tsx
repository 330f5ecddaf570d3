import { Archive, Copy } from 'lucide-react'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

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

/** The rare actions on a funnel. */
export const FunnelActions = ({
  funnel: { id, name, status },
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
          isShut && {
            name: 'archive',
            icon: Archive,
            isRare: true,
            does: call(ARCHIVE, { id }, { goTo: routes.funnels() }),
            asks: 'confirm',
            isDangerous: true,
          },
      ]}
    />
  )
}
