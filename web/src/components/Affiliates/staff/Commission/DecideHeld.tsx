import type { HeldOrderFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

const DECIDE: Doc<'DecideHeldOrderMutation'> = gql`
  mutation DecideHeldOrderMutation(
    $id: Int!
    $counts: Boolean!
    $reason: String
  ) {
    decideHeldOrder(id: $id, counts: $counts, reason: $reason) {
      ...HeldOrderFields
    }
  }
`

/** Decides whether a held order counts; a decision may be changed. */
export const DecideHeld = ({
  order: { id, status, affiliate },
}: {
  order: HeldOrderFields
}) => (
  <Actions
    words="affiliates.staff:held"
    of={{ name: affiliate }}
    refetch={['HeldOrdersPageQuery']}
    size="sm"
    className="flex flex-wrap gap-2"
    actions={[
      status !== 'RELEASED' && {
        name: 'release',
        does: call(DECIDE, { id, counts: true }),
        asks: 'reason',
        isOptional: true,
      },
      status !== 'REFUSED' && {
        name: 'refuse',
        look: 'ghost',
        does: call(DECIDE, { id, counts: false }),
        asks: 'reason',
        isOptional: true,
        isDangerous: true,
      },
    ]}
  />
)
