import { Suspense, useEffect, useMemo, useReducer } from 'react'

import { createPortal } from 'react-dom'

import { useUndoOffer } from './offerUndo'
import { UndoContent } from './UndoContent'

/** An open drawer or dialog: nothing outside it can be pressed. */
const openDialog = () =>
  document.querySelector('[role="dialog"][data-state="open"]')

/** Says which change was just booked, with the way back: `offerUndo` shows it. */
const UndoBar = () => {
  const offer = useUndoOffer()
  const dialog = useMemo(() => offer && openDialog(), [offer])
  // The bar outlives the dialog in which it was offered.
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!offer) return
    const observer = new MutationObserver(redraw)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [offer])
  return createPortal(
    <div role="status">
      {offer && (
        <Suspense fallback={null}>
          <UndoContent text={offer.text} />
        </Suspense>
      )}
    </div>,
    dialog?.isConnected ? dialog : document.body
  )
}

export default UndoBar
