import { Suspense } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { useBlockWords, useLive, useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

const JoinWaitlist = lazyPart(
  () => import('src/components/Marketing/FunnelClosedCell/JoinWaitlist')
)

/** A form for name and email that joins the funnel's waiting list. */
export const Form = (props: BlockProps<'Form'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { offer, isPreview } = useLive()
  if (!offer) return null
  return (
    <section className="panel mx-auto max-w-md p-4 sm:p-6">
      <h2 className="text-xl">{text(props, 'title') || t('waitlist.title')}</h2>
      <p className="text-muted mt-1 text-sm whitespace-pre-line">
        {text(props, 'text') || t('waitlist.help')}
      </p>
      {isPreview ? (
        <p className="alert alert-info alert-soft mt-4">
          {t('landing.formPreview')}
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="mt-4 h-40 w-full" />}>
          <JoinWaitlist funnelId={offer.id} isBare />
        </Suspense>
      )}
    </section>
  )
}
