import { useEffect, useRef, useState, type ReactNode } from 'react'

type Hidden = { left: boolean; right: boolean }

const hiddenAt = ({ scrollLeft, scrollWidth, clientWidth }: Element) => ({
  left: scrollLeft > 1,
  right: scrollLeft + clientWidth < scrollWidth - 1,
})

// The colour is seen on light and on dark tables.
const shadow = '10px -9px rgb(0 0 0 / 0.3)'
const shadowOf = ({ left, right }: Hidden) =>
  [left && `inset 10px 0 ${shadow}`, right && `inset -10px 0 ${shadow}`]
    .filter(Boolean)
    .join()

/** Scrolls what is wider than its place; a shadow lies at each side that hides a part. */
export const WideFrame = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<Hidden>({ left: false, right: false })

  useEffect(() => {
    const { current } = frame
    if (!current || !('ResizeObserver' in window)) return
    const measure = () => setHidden(hiddenAt(current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [])

  return (
    <div className="relative">
      <div ref={frame} className="overflow-x-auto">
        {children}
      </div>
      {(hidden.left || hidden.right) && (
        <span
          data-testid="hidden-columns"
          className="pointer-events-none absolute inset-0 z-10"
          style={{ boxShadow: shadowOf(hidden) }}
        />
      )}
    </div>
  )
}
