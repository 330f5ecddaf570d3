import { Suspense } from 'react'

import { createPortal } from 'react-dom'

import { lazyPart } from 'src/lib/loading/lazyPart'

import { useUndoOffer } from './offerUndo'

const UndoContent = lazyPart(() => import('./UndoContent'))

/** Says which change was just booked, with the way back: `offerUndo` shows it. */
export const UndoBar = () => {
  const offer = useUndoOffer()
  return createPortal(
    <div role="status">
      {offer && (
        <Suspense fallback={null}>
          <UndoContent text={offer.text} />
        </Suspense>
      )}
    </div>,
    document.body
  )
}
