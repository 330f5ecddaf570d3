import { useEffect } from 'react'

import { ConsentBar } from './ConsentBar'
import {
  grantPixel,
  isPixelLoaded,
  loadPixel,
  revokePixel,
  trackPage,
} from './facebookPixel'
import { usePathname } from './pathname'
import { useConsent } from './pixelConsent'
import { reloadWithoutPixel } from './reloadWithoutPixel'

import { isQuietPath } from '$api/src/shared/access/quietPaths'

type PixelProps = { id: string }

/** Asks visitors who have not answered, and loads the pixel for those who accepted. */
export const Pixel = ({ id }: PixelProps) => {
  const consent = useConsent()
  const pathname = usePathname()
  const isQuiet = isQuietPath(pathname)

  useEffect(() => {
    if (isQuiet) return isPixelLoaded() ? reloadWithoutPixel() : undefined
    if (consent !== 'yes') return revokePixel()
    loadPixel(id)
    grantPixel()
    trackPage()
  }, [consent, id, isQuiet, pathname])

  return consent === undefined && !isQuiet ? <ConsentBar /> : null
}
