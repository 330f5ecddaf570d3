import * as Radix from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { useDialogFocus } from './useDialogFocus'

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Asks above a dialog whether what was entered in it may be discarded; Escape keeps it. */
export const DiscardQuestion = ({
  onKeep,
  onDiscard,
}: DiscardQuestionProps) => {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  return (
    <Radix.Root open onOpenChange={onKeep}>
      <Radix.Portal>
        <Radix.Overlay className="animate-enter fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          {...focus}
          role="alertdialog"
          className="panel shadow-float animate-rise fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md p-5 outline-none sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-6"
        >
          <Radix.Title className="text-lg">
            {t('form.unsavedTitle')}
          </Radix.Title>
          <Radix.Description className="text-muted mt-2">
            {t('form.unsavedText')}
          </Radix.Description>
          <footer className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button look="ghost" onClick={onDiscard}>
              {t('action.leave')}
            </Button>
            <Radix.Close asChild>
              <Button look="primary" data-autofocus>
                {t('action.stay')}
              </Button>
            </Radix.Close>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
