import { routes } from '@redwoodjs/router'

import { RefundLine } from 'src/components/Marketing/Proof/RefundLine'
import { Link } from 'src/components/ui/control/Link'

import { useBlockWords, useLive, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** The promise about refunds from the settings; nothing without one. */
export const Refund = (props: BlockProps<'Refund'>) => {
  const t = useBlockWords()
  const note = useTexts()(props, 'note')
  const line = useLive().offer?.refundLine
  if (!line) return null
  return (
    <div className="mx-auto w-fit">
      <RefundLine line={line}>
        {note && <>{note} </>}
        <Link to={routes.refundPolicy()} className="link">
          {t('offer.refundPolicy')}
        </Link>
      </RefundLine>
    </div>
  )
}
