import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyAffiliateLinksQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { fieldsWith, start, toInput, type LinkForm } from './link'

const CREATE: Doc<'CreateAffiliateLinkMutation'> = gql`
  mutation CreateAffiliateLinkMutation($input: AffiliateLinkInput!) {
    createAffiliateLink(input: $input) {
      ...AffiliateLinkFields
    }
  }
`

type NewLinkProps = { targets: MyAffiliateLinksQuery['affiliateTargets'] }

export const NewLink = ({ targets }: NewLinkProps) => {
  const { t } = useTranslation('affiliates')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
        {t('link.create')}
      </Button>
      {isOpen && (
        <ResourceDialog
          entity="affiliates.link"
          fields={fieldsWith(
            targets.map(({ id, name }) => ({ value: id, label: name }))
          )}
          record={start}
          mutation={CREATE}
          variables={(input: LinkForm) => ({ input: toInput(input) })}
          refetch={['MyAffiliateLinksQuery']}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
