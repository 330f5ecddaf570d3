import { useState } from 'react'

import { FilePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AffiliateTermsInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

const PUBLISH: Doc<'PublishAffiliateTermsMutation'> = gql`
  mutation PublishAffiliateTermsMutation($input: AffiliateTermsInput!) {
    publishAffiliateTerms(input: $input) {
      id
    }
  }
`

/** The text of the newest version, from which the next one starts. */
type NewTermsProps = { text?: string; textFil?: string | null }

export const NewTerms = ({ text, textFil }: NewTermsProps) => {
  const { t } = useTranslation('affiliates.staff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex justify-end">
      <Button look="primary" icon={FilePlus} onClick={() => setIsOpen(true)}>
        {t('terms.create')}
      </Button>
      {isOpen && (
        <ResourceDialog
          entity="affiliates.staff.terms"
          fields={[
            { name: 'text', as: 'textarea', required: true },
            { name: 'textFil', as: 'textarea' },
          ]}
          record={{ text, textFil }}
          mutation={PUBLISH}
          variables={(input: AffiliateTermsInput) => ({ input })}
          refetch={['AffiliateTermsVersionsQuery']}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
