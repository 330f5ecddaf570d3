import { useEffect, useRef } from 'react'

import { rememberCelebration } from './thisVisit'

const PIECES = 36
const colours = ['bg-accent', 'bg-primary', 'bg-success', 'bg-error']

const between = (low: number, high: number) =>
  low + Math.random() * (high - low)

const fall = (piece: Element) =>
  piece.animate(
    [
      { transform: 'translate(0, -5vh) rotate(0)', opacity: 1 },
      {
        transform: `translate(${between(-12, 12)}vw, ${between(70, 105)}vh) rotate(${between(-720, 720)}deg)`,
        opacity: 0,
      },
    ],
    {
      duration: between(1400, 2600),
      delay: between(0, 400),
      easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)',
      fill: 'both',
    }
  )

/**
 * Falls once over the page of a celebration, after which no prompt shows in the visit; not for users who prefer reduced
 * motion.
 */
export const Confetti = () => {
  const box = useRef<HTMLDivElement>(null)

  useEffect(rememberCelebration, [])
  useEffect(() => {
    const isStill = window.matchMedia?.(
      '(prefers-reduced-motion: reduce)'
    ).matches
    if (isStill || !box.current?.animate) return
    const running = [...box.current.children].map(fall)
    return () => running.forEach((animation) => animation.cancel())
  }, [])

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-50 overflow-hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <span
          key={index}
          className={`absolute top-0 h-3 w-2 rounded-[1px] opacity-0 ${colours[index % colours.length]}`}
          style={{ left: `${(index / PIECES) * 100}%` }}
        />
      ))}
    </div>
  )
}
