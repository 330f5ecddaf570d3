import { useEffect, useRef, useState, type FormEvent } from 'react'

import { DiscardQuestion } from './DiscardQuestion'

/** A search, a password and a tick are quickly entered again. */
const isWorthKeeping = (field: EventTarget) =>
  !(
    field instanceof HTMLInputElement &&
    ['search', 'password', 'checkbox', 'radio'].includes(field.type)
  )

/**
 * For a dialog with fields: asks before Escape, ✕ or a click outside discard what was entered. A dialog that closes
 * because its form was saved or cancelled does not ask.
 */
export const useDiscardQuestion = (isOpen: boolean, onClose: () => void) => {
  const hasInput = useRef(false)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (isOpen) return
    hasInput.current = false
    setIsAsking(false)
  }, [isOpen])

  return {
    onInput: ({ target }: FormEvent) => {
      if (isWorthKeeping(target)) hasInput.current = true
    },
    onOpenChange: (isNowOpen: boolean) => {
      if (isNowOpen) return
      if (hasInput.current) setIsAsking(true)
      else onClose()
    },
    discardQuestion: isAsking && (
      <DiscardQuestion
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false)
          onClose()
        }}
      />
    ),
  }
}
