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
    >
      {initials(name)}
    </span>
  )
}
