import { useTranslation } from 'react-i18next'
import type { AffiliateTermsQuery, PayoutTermsFields } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'

import { formatPeso } from '$api/src/shared/money'

const steps = ['link', 'share', 'order', 'approved'] as const

type InShortProps = {
  example: AffiliateTermsQuery['commissionExample']
  payoutTerms: PayoutTermsFields
}

/** The affiliate programme in a few sentences, with the real amount of one friend. */
export const InShort = ({
  example,
  payoutTerms: { minimumCentavos },
}: InShortProps) => {
  const { t } = useTranslation('affiliates')
  return (
    <Card
      title={
        example
          ? t('inShort.earn', {
              amount: formatPeso(example.earnedCentavos),
              product: example.productName,
            })
          : t('inShort.title')
      }
    >
      <ol className="max-w-prose list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{t(`inShort.${step}`)}</li>
        ))}
        <li>{t('inShort.paid', { amount: formatPeso(minimumCentavos) })}</li>
      </ol>
    </Card>
  )
}
