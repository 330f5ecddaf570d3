import { lazy, Suspense } from 'react'

import { SkeletonLines } from 'src/components/ui/Skeleton/Skeleton'

const CleanHtml = lazy(() => import('./CleanHtml'))

type RichTextProps = {
  html?: string | null
  className?: string
  /** Each picture is a button until it is pressed. */
  picturesOnTap?: boolean
}

/** What an editor wrote, cleaned again before it is shown. */
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
