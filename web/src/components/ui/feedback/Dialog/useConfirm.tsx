import { useState, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { Dialog } from './Dialog'

type Question = {
  title: string
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  isDangerous?: boolean
}
type Asked = Question & { answer: (isConfirmed: boolean) => void }

/**
 * Usage: `if (await confirm({ title })) …` or `confirmRemoval(name)`, with `confirmDialog` rendered anywhere in the
 * component.
 */
export const useConfirm = () => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()

  const confirm = (question: Question) =>
    new Promise<boolean>((answer) => setAsked({ ...question, answer }))

  const confirmRemoval = (name: string) =>
    confirm({
      title: t('resource.deleteTitle', { name }),
      text: t('resource.deleteText'),
      confirmLabel: t('action.delete'),
      isDangerous: true,
    })

  const onAnswer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
  }

  const confirmDialog = (
    <Dialog
      isOpen={!!asked}
      onClose={() => onAnswer(false)}
      title={asked?.title ?? ''}
      text={asked?.text}
      footer={
        <>
          <Button look="ghost" onClick={() => onAnswer(false)}>
            {asked?.cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            look={asked?.isDangerous ? 'danger' : 'primary'}
            data-autofocus={!asked?.isDangerous || undefined}
            onClick={() => onAnswer(true)}
          >
            {asked?.confirmLabel ?? t('action.ok')}
          </Button>
        </>
      }
    />
  )

  return { confirm, confirmRemoval, confirmDialog }
}
