import type { RedirectRuleFields } from 'types/graphql'

import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import {
  fieldsWith,
  shownIn,
  start,
  toForm,
  toInput,
  type Level,
  type RedirectRuleForm,
} from './redirectRule'

const CREATE: Doc<'CreateRedirectRuleMutation'> = gql`
  mutation CreateRedirectRuleMutation($input: RedirectRuleInput!) {
    createRedirectRule(input: $input) {
      ...RedirectRuleFields
    }
  }
`

const UPDATE: Doc<'UpdateRedirectRuleMutation'> = gql`
  mutation UpdateRedirectRuleMutation($id: Int!, $input: RedirectRuleInput!) {
    updateRedirectRule(id: $id, input: $input) {
      ...RedirectRuleFields
    }
  }
`

type RedirectRuleDialogProps = {
  /** The rule to edit; without it the dialog makes one. */
  rule?: RedirectRuleFields
  /** The address of a new rule. */
  source?: string
  levels: Level[]
  onClose: () => void
}

export const RedirectRuleDialog = ({
  rule,
  source,
  levels,
  onClose,
}: RedirectRuleDialogProps) => {
  const common = {
    entity: 'marketing.redirects.rule',
    fields: fieldsWith(levels),
    refetch: shownIn,
    onClose,
  } as const
  return rule ? (
    <ResourceDialog
      {...common}
      record={toForm(rule)}
      name={rule.source}
      mutation={UPDATE}
      variables={(input: RedirectRuleForm) => ({
        id: rule.id,
        input: toInput(input),
      })}
    />
  ) : (
    <ResourceDialog
      {...common}
      record={{ ...start, source }}
      mutation={CREATE}
      variables={(input: RedirectRuleForm) => ({ input: toInput(input) })}
    />
  )
}
