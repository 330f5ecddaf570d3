import { useTranslation } from 'react-i18next'

import { shownLevels } from 'src/components/Accounts/Profile/shownLevels'

import type { Preview } from './preview'

/** Names levels in one line, those of purchases as such. */
export const useLevelNames = () => {
  const { t } = useTranslation('accounts.staff')
  return (levels: Preview['levels']) =>
    shownLevels(levels)
      .map(({ label, isByHand }) =>
        isByHand ? label : `${label} · ${t('detail.byPurchase')}`
      )
      .join(', ')
}
