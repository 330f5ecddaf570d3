import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { forwardRef } from 'react'

import type { LucideIcon } from 'lucide-react'

import { Link } from 'src/components/ui/control/Link'
import { waitingSlot } from 'src/lib/data/waitingSlot'

const looks = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  outline: 'btn-outline border-control',
  ghost: 'btn-ghost',
  danger: 'btn-error',
}
const sizes = { sm: 'btn-sm text-sm', md: '', lg: 'btn-lg text-base' }

export type ButtonLook = {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  icon?: LucideIcon
  /** Shows only the icon; the children are its accessible name. */
  iconOnly?: boolean
  block?: boolean
}

const classes = ({
  look = 'secondary',
  size = 'md',
  iconOnly,
  block,
}: ButtonLook) =>
  ['btn', looks[look], sizes[size], iconOnly && 'btn-square', block && 'w-full']
    .filter(Boolean)
    .join(' ')

const Content = ({
  icon: Icon,
  iconOnly,
  children,
}: ButtonLook & { children?: ReactNode }) => (
  <>
    {Icon && (
      <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
    )}
    {iconOnly ? <span className="sr-only">{children}</span> : children}
  </>
)

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & {
    /** Stays focusable and announces that it is busy; further clicks do nothing. */
    busy?: boolean
    disabled?: boolean
  }

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      look,
      size,
      icon,
      iconOnly,
      block,
      busy,
      className = '',
      children,
      onClick,
      ...rest
    },
    ref
  ) => (
    <button
      ref={ref}
      type="button"
      aria-busy={busy || undefined}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${classes({ look, size, iconOnly, block })} ${busy ? 'cursor-progress' : ''} ${className}`}
    >
      {busy && <span className="loading loading-spinner size-4" aria-hidden />}
      <Content icon={busy ? undefined : icon} iconOnly={iconOnly}>
        {busy && waitingSlot.Text ? (
          <waitingSlot.Text>{children}</waitingSlot.Text>
        ) : (
          children
        )}
      </Content>
    </button>
  )
)

export type LinkButtonProps = ButtonLook &
  Omit<ComponentPropsWithoutRef<typeof Link>, 'ref'>

export const LinkButton = ({
  look,
  size,
  icon,
  iconOnly,
  block,
  className = '',
  children,
  ...rest
}: LinkButtonProps) => (
  <Link
    {...rest}
    className={`${classes({ look, size, iconOnly, block })} ${className}`}
  >
    <Content icon={icon} iconOnly={iconOnly}>
      {children as ReactNode}
    </Content>
  </Link>
)
