import { Suspense } from 'react'

import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { lazy } from 'src/lib/loading/lazy'

const CleanHtml = lazy(() => import('./CleanHtml'))

type RichTextProps = {
  html?: string | null
  className?: string
  /** Shows each picture as a button until it is pressed. */
  picturesOnTap?: boolean
}

/** An editor's text, sanitized again before it is rendered. */
export const RichText = ({
  html,
  className = '',
  picturesOnTap,
}: RichTextProps) =>
  html ? (
    <Suspense fallback={<SkeletonLines />}>
      <CleanHtml
        html={html}
        className={className}
        picturesOnTap={picturesOnTap}
      />
    </Suspense>
  ) : null
