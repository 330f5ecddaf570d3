type LogoMarkProps = { className?: string }

/** Three rising steps that read as an S, with the sun ahead. */
export const LogoMark = ({ className = 'size-8' }: LogoMarkProps) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path
      d="M6 25h11.5a2.5 2.5 0 0 0 2.4-1.900l1-4.100a2.4 2.4 0 0 0-2.3-3h-5.400a2.4 2.4 0 0 1-2.3-3l1-4.100A2.5 2.5 0 0 1 14.3 7H20"
      className="fill-none stroke-primary-content"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="25.2" cy="7" r="2.5" className="fill-accent" />
  </svg>
)

type LogoProps = {
  /** On phones, a full bar shows only the mark. */
  isCompact?: boolean
}

export const Logo = ({ isCompact }: LogoProps) => (
  <span className="inline-flex items-center gap-2.5">
    <LogoMark />
    <span
      className={`text-[1.3rem] leading-none font-bold tracking-tight ${isCompact ? 'max-sm:sr-only' : ''}`}
    >
      Sulong
    </span>
  </span>
)
