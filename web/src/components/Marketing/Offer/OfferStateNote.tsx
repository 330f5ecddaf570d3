import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'

import type { OfferState } from './offer'

type OfferStateNoteProps = {
  offer: Pick<OfferFields, 'state' | 'closedMessage' | 'opensAt'>
}

/** Explains why an offer cannot be bought now, and when it can. */
export const OfferStateNote = ({ offer }: OfferStateNoteProps) => {
  const { t } = useTranslation('marketing')
  const state = offer.state as OfferState
  if (state === 'OPEN') return null

  return (
    <div className="space-y-1">
      <p className="font-semibold">{t(`offer.state.${state}`)}</p>
      {state === 'NOT_YET' && offer.opensAt && (
        <p>
          {t('offer.opensOn')} <DateText date={offer.opensAt} look="time" />
        </p>
      )}
      <p className="text-muted text-sm">
        {(state !== 'NOT_YET' && offer.closedMessage) ||
          t(`offer.stateHelp.${state}`)}
      </p>
    </div>
  )
}
