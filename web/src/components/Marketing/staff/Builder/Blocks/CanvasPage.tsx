import type { ReactNode } from 'react'

import { useLive } from 'src/components/Marketing/Landing/live'
import { PriceAside } from 'src/components/Marketing/SalesPage/PriceAside'

type CanvasPageProps = { children: ReactNode; priceCard?: string }

/** The page around the blocks in the editor, with the card that stays in view. */
export const CanvasPage = ({ children, priceCard }: CanvasPageProps) => {
  const { offer } = useLive()
  const card = priceCard === 'hidden' ? null : offer
  return (
    <div className="bg-base-200 text-base-content min-h-dvh px-4 py-6 sm:px-6">
      <div
        className={
          card
            ? 'mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10'
            : 'mx-auto max-w-3xl'
        }
      >
        <div className="min-w-0">{children}</div>
        {card && <PriceAside offer={card} canBuy isPreview />}
      </div>
    </div>
  )
}
