import type { ReactNode } from 'react'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useDialogFocus } from './useDialogFocus'
import { useDiscardQuestion } from './useDiscardQuestion'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** The buttons; the main action comes last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

export const Dialog = ({
  isOpen,
  onClose,
  title,
  text,
  footer,
  size = 'sm',
  children,
}: DialogProps) => {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  const { onInput, onOpenChange, discardQuestion } = useDiscardQuestion(
    isOpen,
    onClose
  )
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="animate-enter fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          {...focus}
          onInput={onInput}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={`panel shadow-float animate-rise fixed inset-x-3 bottom-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] flex-col outline-none sm:top-1/2 sm:bottom-auto sm:max-h-[85dvh] sm:-translate-y-1/2 ${widths[size]}`}
        >
          <header className="flex items-start gap-4 px-5 pt-5 sm:px-6">
            <Radix.Title className="flex-1 text-lg">{title}</Radix.Title>
            <Radix.Close
              className="btn btn-ghost btn-sm btn-square -mt-1 -mr-2"
              aria-label={t('action.close')}
            >
              <X className="size-5" aria-hidden />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto px-5 py-3 sm:px-6">
            {text && (
              <Radix.Description asChild>
                <div className="text-muted">{text}</div>
              </Radix.Description>
            )}
            {children && <div className={text ? 'mt-4' : ''}>{children}</div>}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 px-5 pt-2 pb-5 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
          {discardQuestion}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
