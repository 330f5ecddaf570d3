import type { ReactElement } from 'react'

import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'

import { Link } from 'src/components/ui/control/Link'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  isDangerous?: boolean
  isDisabled?: boolean
} & (
  | { to: string; onSelect?: undefined }
  | { to?: undefined; onSelect: () => void }
)

type MenuProps = {
  /** The button that opens the menu. */
  button: ReactElement
  items: MenuItem[]
  align?: 'start' | 'end'
}

const look =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm outline-none data-[highlighted]:bg-base-200 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50'

const Content = ({ icon: Icon, label }: MenuItem) => (
  <>
    {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
    {label}
  </>
)

export const Menu = ({ button, items, align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="panel shadow-float animate-rise z-50 max-h-[70dvh] min-w-48 overflow-y-auto p-1.5"
      >
        {items.map((item) => {
          const className = `${look} ${item.isDangerous ? 'text-error' : ''}`
          return item.to === undefined ? (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.isDisabled}
              onSelect={item.onSelect}
              className={className}
            >
              <Content {...item} />
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item
              key={item.label}
              asChild
              disabled={item.isDisabled}
            >
              <Link to={item.to} className={className}>
                <Content {...item} />
              </Link>
            </DropdownMenu.Item>
          )
        })}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)
