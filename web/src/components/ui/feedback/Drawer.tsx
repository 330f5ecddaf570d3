import type { ReactNode } from 'react'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useDialogFocus } from 'src/components/ui/feedback/Dialog/useDialogFocus'

import { STAGES_DRAWER_PX } from '$api/src/shared/constants'

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Menus come from the left and are as wide as the side navigation. */
  side?: 'left' | 'right'
  footer?: ReactNode
  children?: ReactNode
}

const sides = {
  left: 'animate-slide-in-left left-0 w-72 max-w-[85vw]',
  right: 'animate-slide-in right-0 max-w-full',
}

/** A panel that slides in over the page. The right one is 450 px wide (spec section 9), or as wide as the phone. */
export const Drawer = ({
  isOpen,
  onClose,
  title,
  side = 'right',
  footer,
  children,
}: DrawerProps) => {
  const { t } = useTranslation()
  const focus = useDialogFocus('panel')
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-enter fixed inset-0 z-40 bg-black/45" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={`bg-base-100 shadow-float fixed inset-y-0 z-50 flex flex-col outline-none ${sides[side]}`}
          style={side === 'right' ? { width: STAGES_DRAWER_PX } : undefined}
        >
          <header className="border-base-300 flex min-h-16 items-center gap-4 border-b px-5">
            <Radix.Title className="flex-1 text-lg">{title}</Radix.Title>
            <Radix.Close
              className="btn btn-ghost btn-sm btn-square -mr-2"
              aria-label={t('action.close')}
            >
              <X className="size-5" aria-hidden />
            </Radix.Close>
          </header>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {footer && (
            <footer className="border-base-300 border-t p-4">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
