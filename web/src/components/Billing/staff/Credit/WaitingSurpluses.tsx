import { useTranslation } from 'react-i18next'
import type { WaitingSurplusesQuery } from 'types/graphql'

import { WaitingSurplus } from './WaitingSurplus'

type WaitingSurplusesProps = {
  surpluses: WaitingSurplusesQuery['waitingSurpluses']
}

/** Payments without a bill that a second person must confirm. */
export const WaitingSurpluses = ({ surpluses }: WaitingSurplusesProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <section aria-label={t('surplus.waiting')} className="my-4">
      <h3 className="mb-2 font-semibold">{t('surplus.waiting')}</h3>
      <ul className="space-y-2">
        {surpluses.map((surplus) => (
          <WaitingSurplus key={surplus.id} surplus={surplus} />
        ))}
      </ul>
    </section>
  )
}
