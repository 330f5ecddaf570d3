import type { ReactNode } from 'react'

import type { BlockType } from '$api/src/shared/marketing/landing/blocks'

// Drawn on 48 × 32: lines of text in the current colour, what the block is about in the primary one.
const line = (y: number, width = 36, x = 6) => (
  <rect x={x} y={y} width={width} height={2} rx={1} className="fill-current" />
)
const bar = (y: number, width = 20, x = 14) => (
  <rect x={x} y={y} width={width} height={6} rx={3} className="fill-primary" />
)
const box = (x: number, y: number, width: number, height: number) => (
  <rect
    {...{ x, y, width, height }}
    rx={2}
    className="stroke-current"
    fill="none"
    strokeWidth={1.5}
  />
)
const dot = (cx: number, cy: number, r = 2.5) => (
  <circle {...{ cx, cy, r }} className="fill-primary" />
)

const pictures: Record<BlockType, ReactNode> = {
  Hero: (
    <>
      <rect x={6} y={5} width={36} height={5} rx={2} className="fill-current" />
      {line(13, 28)}
      {bar(20, 18, 6)}
    </>
  ),
  Text: [7, 12, 17, 22].map((y, index) => (
    <g key={y}>{line(y, index === 3 ? 20 : 36)}</g>
  )),
  Picture: (
    <>
      {box(7, 5, 34, 22)}
      {dot(16, 12)}
      <path d="M9 25l10-8 6 5 6-7 8 10z" className="fill-current" />
    </>
  ),
  Video: (
    <>
      {box(7, 5, 34, 22)}
      <path d="M20 10.500l10 5.500-10 5.500z" className="fill-primary" />
    </>
  ),
  Price: (
    <>
      {box(10, 3, 28, 26)}
      {bar(7, 16, 16)}
      {line(17, 16, 16)}
      {line(22, 12, 16)}
    </>
  ),
  SeatsLeft: (
    <>
      {[12, 20, 28].map((x) => (
        <g key={x}>{dot(x, 13, 3)}</g>
      ))}
      <circle
        cx={36}
        cy={13}
        r={2.5}
        className="stroke-current"
        fill="none"
        strokeWidth={1.5}
      />
      {line(21, 24, 12)}
    </>
  ),
  Countdown: [6, 17, 28].map((x) => (
    <g key={x}>
      {box(x, 9, 9, 14)}
      {dot(x + 4.5, 16)}
    </g>
  )),
  CheckoutButton: (
    <>
      <rect
        x={7}
        y={9}
        width={34}
        height={10}
        rx={4}
        className="fill-primary"
      />
      {line(23, 20, 14)}
    </>
  ),
  Courses: [5, 13, 21].map((y) => (
    <g key={y}>
      {dot(9, y + 2.5)}
      {line(y + 1.5, 26, 15)}
    </g>
  )),
  Questions: (
    <>
      {[5, 13, 21].map((y) => (
        <g key={y}>
          {box(6, y, 36, 6)}
          {dot(37, y + 3, 1.5)}
        </g>
      ))}
    </>
  ),
  Testimonials: (
    <>
      {box(6, 6, 16, 20)}
      {box(26, 6, 16, 20)}
      <path
        d="M9 14c0-3 1-4 3-4v2c-1 0-1 1-1 2zM29 14c0-3 1-4 3-4v2c-1 0-1 1-1 2z"
        className="fill-primary"
      />
      {line(18, 10, 9)}
      {line(18, 10, 29)}
    </>
  ),
  Coach: (
    <>
      {dot(14, 11, 4.5)}
      <path d="M6 26c0-6 4-9 8-9s8 3 8 9z" className="fill-primary" />
      {line(9, 16, 26)}
      {line(14, 16, 26)}
      {line(19, 10, 26)}
    </>
  ),
  Wins: (
    <>
      <path
        d="M18 5h12v7a6 6 0 0 1-12 0zM22 18h4v4h4v3H18v-3h4z"
        className="fill-primary"
      />
      <path
        d="M18 7h-5c0 5 2 7 5 7M30 7h5c0 5-2 7-5 7"
        className="stroke-current"
        fill="none"
        strokeWidth={1.5}
      />
    </>
  ),
  Ask: (
    <>
      <path
        d="M8 5h32v16H22l-7 6v-6H8z"
        className="stroke-current"
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {[17, 24, 31].map((x) => (
        <g key={x}>{dot(x, 13, 1.8)}</g>
      ))}
    </>
  ),
  Refund: (
    <>
      <path
        d="M12 5l8 3v7c0 6-4 9-8 11-4-2-8-5-8-11V8z"
        className="fill-primary"
      />
      {line(15, 20, 24)}
    </>
  ),
  Form: (
    <>
      {box(8, 4, 32, 7)}
      {box(8, 13, 32, 7)}
      {bar(23, 32, 8)}
    </>
  ),
  StagePath: (
    <>
      <path
        d="M8 25h10v-7h10v-7h10"
        className="stroke-current"
        fill="none"
        strokeWidth={1.5}
      />
      {dot(8, 25)}
      {dot(23, 18)}
      {dot(38, 11)}
    </>
  ),
}

/** A small drawing of what a block looks like. */
export const BlockPicture = ({
  type,
  className = '',
}: {
  type: BlockType
  className?: string
}) => (
  <svg
    viewBox="0 0 48 32"
    aria-hidden
    className={`text-muted shrink-0 ${className}`}
  >
    {pictures[type]}
  </svg>
)
