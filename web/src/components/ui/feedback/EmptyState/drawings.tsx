const ground = 'fill-none stroke-base-300 stroke-2'
const line = 'fill-none stroke-primary stroke-[3]'
const paper = 'fill-base-100 stroke-primary stroke-[3]'
const soft = 'fill-secondary'
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Our own drawings, in the theme's colours so that they follow light and dark mode. */
export const drawings = {
  /** Steps going up, with nobody on them yet. */
  path: (
    <g {...round}>
      <path className={soft} d="M20 98V80h36V60h36V40h48v58z" />
      <path className={line} d="M20 80h36V60h36V40h48" />
      <path className={ground} d="M8 98h144" />
      <circle className="fill-accent" cx="118" cy="22" r="9" />
    </g>
  ),
  /** A boat that found no island. */
  search: (
    <g {...round}>
      <circle className={soft} cx="72" cy="48" r="34" />
      <circle className={line} cx="72" cy="48" r="24" />
      <path className={line} d="m90 66 24 24" />
      <path className={line} d="M62 50q5-6 10 0t10 0" />
      <path className={ground} d="M16 98h128" />
    </g>
  ),
  /** A bill with all of its lines ticked. */
  bills: (
    <g {...round}>
      <path className={soft} d="M30 34h100v64H30z" />
      <path
        className={paper}
        d="M48 14h64v78l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z"
      />
      <path
        className={line}
        d="m60 36 4 4 7-8M80 36h20M60 56l4 4 7-8M80 56h20"
      />
    </g>
  ),
  /** An open book. */
  lessons: (
    <g {...round}>
      <path className={soft} d="M22 30h116v66H22z" />
      <path
        className={paper}
        d="M80 36c-12-9-28-9-44-8v56c16-1 32-1 44 8 12-9 28-9 44-8V28c-16-1-32-1-44 8z"
      />
      <path
        className={line}
        d="M80 36v56M48 44h18M48 56h18M94 44h18M94 56h18"
      />
      <circle className="fill-accent" cx="124" cy="18" r="7" />
    </g>
  ),
  /** A closed gate. */
  locked: (
    <g {...round}>
      <circle className={soft} cx="80" cy="56" r="42" />
      <rect className={paper} x="54" y="50" width="52" height="40" rx="8" />
      <path className={line} d="M64 50V38a16 16 0 0 1 32 0v12M80 66v10" />
    </g>
  ),
  /** An unplugged cable. */
  broken: (
    <g {...round}>
      <path className={soft} d="M18 70h124v24H18z" />
      <path className={line} d="M8 60h38M114 60h38" />
      <rect className={paper} x="46" y="48" width="24" height="24" rx="6" />
      <rect className={paper} x="90" y="48" width="24" height="24" rx="6" />
      <path className={line} d="M70 55h7M70 65h7" />
      <path
        className="fill-none stroke-accent stroke-[3]"
        d="m80 20-4 10M92 26l-8 7M66 26l6 7"
      />
    </g>
  ),
  /** Something to celebrate. */
  done: (
    <g {...round}>
      <circle className={soft} cx="80" cy="56" r="40" />
      <circle className={paper} cx="80" cy="56" r="28" />
      <path className={line} d="m67 57 9 9 18-19" />
      <circle className="fill-accent" cx="28" cy="34" r="5" />
      <circle className="fill-accent" cx="134" cy="28" r="6" />
      <circle className="fill-accent" cx="126" cy="84" r="4" />
    </g>
  ),
} as const

export type DrawingName = keyof typeof drawings
