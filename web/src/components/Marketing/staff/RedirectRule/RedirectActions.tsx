import { Pencil, Trash2 } from 'lucide-react'
import type { RedirectRuleFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { shownIn, type Level } from './redirectRule'
import { RedirectRuleDialog } from './RedirectRuleDialog'

const DELETE: Doc<'DeleteRedirectRuleMutation'> = gql`
  mutation DeleteRedirectRuleMutation($id: Int!) {
    deleteRedirectRule(id: $id) {
      id
    }
  }
`

type RedirectActionsProps = { rule: RedirectRuleFields; levels: Level[] }

/** The actions of staff on a rule in the list. */
export const RedirectActions = ({ rule, levels }: RedirectActionsProps) => {
  const { id, source, hits } = rule
  return (
    <Actions
      words="marketing.redirects"
      of={{ source, count: hits }}
      refetch={shownIn}
      size="sm"
      className="flex justify-end"
      actions={[
        {
          name: 'edit',
          icon: Pencil,
          iconOnly: true,
          look: 'ghost',
          opens: (onClose) => (
            <RedirectRuleDialog rule={rule} levels={levels} onClose={onClose} />
          ),
        },
        {
          name: 'remove',
          icon: Trash2,
          iconOnly: true,
          look: 'ghost',
          does: call(DELETE, { id }),
          asks: 'confirm',
          isDangerous: true,
        },
      ]}
    />
  )
}
