import { Suspense } from 'react'

import { createRoot } from 'react-dom/client'

import { Pixel } from './Pixel'
import { pixelId } from './pixelId'

/** A separate React root, so that the app's bundle does not contain the pixel. */
export const startPixel = () => {
  const id = pixelId()
  if (!id) return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Suspense fallback={null}>
      <Pixel id={id} />
    </Suspense>
  )
}
