import { Ban, Check, Pencil } from 'lucide-react'
import type { AffiliateFields, AffiliateInput } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { fieldsWith } from './affiliate'

const SUSPEND: Doc<'SuspendAffiliateMutation'> = gql`
  mutation SuspendAffiliateMutation($id: Int!, $reason: String!) {
    suspendAffiliate(id: $id, reason: $reason) {
      ...AffiliateFields
    }
  }
`

const APPROVE: Doc<'ApproveAffiliateMutation'> = gql`
  mutation ApproveAffiliateMutation($id: Int!) {
    approveAffiliate(id: $id) {
      ...AffiliateFields
    }
  }
`

const UPDATE: Doc<'UpdateAffiliateMutation'> = gql`
  mutation UpdateAffiliateMutation($id: Int!, $input: AffiliateInput!) {
    updateAffiliate(id: $id, input: $input) {
      ...AffiliateFields
    }
  }
`

const refetch = ['FindAffiliateQuery']

/** The actions of staff on an affiliate. */
export const AffiliateActions = ({
  affiliate: { id, name, status, slug, note, isSlugChanged },
}: {
  affiliate: AffiliateFields
}) => (
  <Actions
    words="affiliates.staff:affiliate"
    of={{ name }}
    refetch={refetch}
    actions={[
      {
        name: 'edit',
        icon: Pencil,
        opens: (onClose) => (
          <ResourceDialog
            entity="affiliates.staff.affiliate"
            fields={fieldsWith(isSlugChanged)}
            record={{ slug, note }}
            name={name}
            mutation={UPDATE}
            variables={(input: AffiliateInput) => ({
              id,
              input: { ...input, slug: input.slug || slug },
            })}
            refetch={refetch}
            onClose={onClose}
          />
        ),
      },
      status === 'APPROVED'
        ? {
            name: 'suspend',
            icon: Ban,
            look: 'ghost',
            does: call(SUSPEND, { id }),
            asks: 'reason',
            isDangerous: true,
          }
        : { name: 'approve', icon: Check, does: call(APPROVE, { id }) },
    ]}
  />
)
