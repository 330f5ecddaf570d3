import { initialOf } from '$api/src/shared/accounts/shown/initial'

type AvatarProps = {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  sm: 'size-7 text-xs',
  md: 'size-9 text-sm',
  lg: 'size-16 text-xl',
  xl: 'size-24 text-3xl',
}
const pixels = { sm: 28, md: 36, lg: 64, xl: 96 }

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(initialOf)
    .filter(Boolean)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

/** The hue of a person's initials in degrees, the same wherever the name is shown. */
const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** The theme's secondary colours in that hue; older browsers show them in their own. */
const colorsOf = (name: string) => ({
  backgroundColor: `oklch(from var(--color-secondary) l 0.06 ${hueOf(name)})`,
  color: `oklch(from var(--color-secondary-content) l c ${hueOf(name)})`,
})

/** Hidden from screen readers, because the name is always shown beside it. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => {
  const box = `${sizes[size]} shrink-0 rounded-full`
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        className={`${box} object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${box} bg-secondary text-secondary-content inline-flex items-center justify-center font-semibold`}
      style={colorsOf(name)}
    >
      {initials(name)}
    </span>
  )
}
