type CoverProps = {
  src?: string | null
  /** Empty if the title is shown beside it. */
  alt?: string
  width?: number
  height?: number
  /** For the first picture of a page, which loads at once. */
  eager?: boolean
  className?: string
}

/** A picture that reserves its space. Without a picture, it shows a plain pattern of our own. */
export const Cover = ({
  src,
  alt = '',
  width = 640,
  height = 360,
  eager,
  className = '',
}: CoverProps) => {
  const box = `bg-secondary block h-auto w-full object-cover ${className}`
  if (src) {
    return (
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        // React 18 knows the attribute only in lower case.
        {...(eager && { fetchpriority: 'high' })}
        decoding="async"
        className={box}
      />
    )
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={box}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
      preserveAspectRatio="xMidYMid slice"
    >
      <path
        d={`M0 ${height * 0.85}h${width * 0.3}v-${height * 0.25}h${width * 0.35}v-${height * 0.25}h${width * 0.4}v${height}H0z`}
        className="fill-primary/15"
      />
      <circle
        cx={width * 0.78}
        cy={height * 0.2}
        r={height * 0.07}
        className="fill-accent/70"
      />
    </svg>
  )
}
