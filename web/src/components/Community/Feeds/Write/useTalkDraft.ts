import { useState } from 'react'

import { useAuth } from 'src/auth'
import { useStored } from 'src/hooks/browser/useStored'
import { NOTE_DRAFTS, store } from 'src/lib/browser/storageKeys'

/** The text that is being written, kept on the device with every keystroke until it is sent. */
export const useTalkDraft = (place: string) => {
  const { currentUser } = useAuth()
  // Below the key of notes, whose drafts the sign-out removes.
  const key = `${NOTE_DRAFTS}feed-${currentUser?.id}-${place}`
  const kept = useStored<string>(key)
  // The state holds the draft too, for browsers that block storage.
  const [text, setText] = useState(kept ?? '')
  const change = (next: string) => {
    setText(next)
    store(key, next || null)
  }
  return [text, change] as const
}
