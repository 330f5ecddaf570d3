import { Suspense } from 'react'

import { LegalText } from 'src/components/Marketing/LegalText'
import { pixelId } from 'src/components/Marketing/Pixel/pixelId'
import { lazy } from 'src/lib/loading/lazy'

const ConsentChoice = lazy(
  () => import('src/components/Marketing/Pixel/ConsentChoice')
)

const PrivacyPolicyPage = () => (
  <>
    <LegalText page="privacy" />
    {pixelId() && (
      <Suspense fallback={null}>
        <ConsentChoice />
      </Suspense>
    )}
  </>
)

export default PrivacyPolicyPage
