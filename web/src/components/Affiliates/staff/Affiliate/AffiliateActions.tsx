import { useState } from 'react'

import { Ban, Check, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AffiliateFields, AffiliateInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog/ResourceDialog'
import { useSave } from 'src/hooks/data/useSave'

import { fieldsWith } from './affiliate'

const SUSPEND: Doc<'SuspendAffiliateMutation'> = gql`
  mutation SuspendAffiliateMutation($id: Int!, $reason: String!) {
    suspendAffiliate(id: $id, reason: $reason) {
      ...AffiliateFields
    }
  }
`

const APPROVE = gql`
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

/** What staff do with an affiliate. */
export const AffiliateActions = ({
  affiliate,
}: {
  affiliate: AffiliateFields
}) => {
  const { t } = useTranslation(['affiliates.staff', 'common'])
  const [open, setOpen] = useState<'edit' | 'suspend'>()
  const [approve, { loading }] = useSave(APPROVE, {
    done: t('affiliate.approved'),
    refetch,
  })
  const { id, name, status, slug, note, isSlugChanged } = affiliate
  const close = () => setOpen(undefined)
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen('edit')}>
        {t('common:action.edit')}
      </Button>
      {status === 'APPROVED' ? (
        <Button look="ghost" icon={Ban} onClick={() => setOpen('suspend')}>
          {t('affiliate.suspend')}
        </Button>
      ) : (
        <Button
          icon={Check}
          busy={loading}
          onClick={() => void approve({ id })}
        >
          {t('affiliate.approve')}
        </Button>
      )}
      {open === 'edit' && (
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
          onClose={close}
        />
      )}
      <ReasonDialog
        isOpen={open === 'suspend'}
        onClose={close}
        words={{
          title: t('affiliate.suspendTitle', { name }),
          text: t('affiliate.suspendText'),
          label: t('affiliate.reason'),
          submit: t('affiliate.suspend'),
          done: t('affiliate.suspended'),
        }}
        mutation={SUSPEND}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={refetch}
        isDangerous
      />
    </>
  )
}
