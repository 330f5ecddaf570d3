import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import type { OfferState } from 'src/components/Marketing/Offer/offer'
import { useCarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { DateText } from 'src/components/ui/text/DateText'
import { lazyPart } from 'src/lib/loading/lazyPart'

const JoinWaitlist = lazyPart(() => import('./JoinWaitlist'))

/** Explains why enrolment is not possible now, and when it will be. */
export const ClosedNotice = ({ offer }: { offer?: OfferFields }) => {
  const { t } = useTranslation(['marketing', 'common'])
  const carried = useCarriedCodes()
  const state = (offer?.state ?? 'CLOSED') as OfferState
  const text =
    (state !== 'NOT_YET' && offer?.closedMessage) ||
    t(`offer.stateHelp.${state}`)

  return (
    <section className="panel mx-auto max-w-xl px-5 py-8 text-center sm:px-10">
      <svg viewBox="0 0 160 110" className="mx-auto h-28 w-40" aria-hidden>
        {state === 'OPEN' ? drawings.path : drawings.locked}
      </svg>
      {offer && (
        <p className="text-primary mt-4 text-sm font-semibold">
          {offer.productName}
        </p>
      )}
      <h1 className="mt-1 text-2xl">{t(`offer.state.${state}`)}</h1>
      {offer?.opensAt && state === 'NOT_YET' && (
        <p className="bg-base-200 mt-5 rounded-lg px-4 py-3">
          {t('offer.opensOn')}{' '}
          <strong>
            <DateText date={offer.opensAt} look="time" />
          </strong>
        </p>
      )}
      <p className="text-muted mt-3 text-balance">{text}</p>
      {offer?.closesAt && state === 'CLOSED' && (
        <p className="text-muted mt-2 text-sm">
          {t('closed.closedOn')} <DateText date={offer.closesAt} look="time" />
        </p>
      )}
      {offer && state !== 'OPEN' && (
        <Suspense fallback={<Skeleton className="mt-6 h-40 w-full" />}>
          <JoinWaitlist funnelId={offer.id} />
        </Suspense>
      )}
      <div className="mt-6">
        {!offer && (
          <LinkButton to="/" look="secondary">
            {t('common:page.goHome')}
          </LinkButton>
        )}
        {offer && state === 'OPEN' ? (
          <LinkButton
            to={routes.checkout({ funnelId: offer.id, ...carried })}
            look="primary"
          >
            {t('offer.enroll')}
          </LinkButton>
        ) : (
          offer && (
            <LinkButton to={routes.slug({ slug: offer.slug })} look="secondary">
              {t('closed.toOffer')}
            </LinkButton>
          )
        )}
      </div>
    </section>
  )
}
