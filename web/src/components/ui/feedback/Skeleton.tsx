type SkeletonProps = { className?: string }

export const Skeleton = ({ className = 'h-4 w-full' }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={`skeleton block rounded-md ${className}`}
  />
)

/** Lines of text in natural lengths. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <span className="block space-y-2">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton
        key={line}
        className={`h-3.5 ${['w-full', 'w-11/12', 'w-4/5'][line % 3]}`}
      />
    ))}
  </span>
)
