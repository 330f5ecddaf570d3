import { useRef, useState } from 'react'

import { useAuth } from 'src/auth'
import { NOTE_DRAFTS, readStored, store } from 'src/lib/browser/storageKeys'

import type { Named } from './mentions'
import type { ChosenPicture } from './PictureChooser'

export type TalkDraft = {
  text: string
  /** The people who were chosen, whose names the text has. */
  named: readonly Named[]
  isQuestion: boolean
  /** The pictures that the server has already. */
  pictures: ChosenPicture[]
}

const EMPTY: TalkDraft = {
  text: '',
  named: [],
  isQuestion: false,
  pictures: [],
}

/** A draft of a post or comment, kept on the device with every change until it is sent. */
export const useTalkDraft = (place: string) => {
  const { currentUser } = useAuth()
  // The key begins like those of note drafts, which signing out removes.
  const key = `${NOTE_DRAFTS}feed-${currentUser?.id}-${place}`
  // The state holds the draft too, for browsers that block storage.
  const [draft, setDraft] = useState<TalkDraft>(() => {
    const kept = readStored<Partial<TalkDraft> | string>(key)
    return { ...EMPTY, ...(typeof kept === 'string' ? { text: kept } : kept) }
  })
  // A picture arrives later than the changes that were made meanwhile.
  const latest = useRef(draft)
  const change = (changes: Partial<TalkDraft>) => {
    const next = { ...latest.current, ...changes }
    latest.current = next
    setDraft(next)
    store(key, next.text || next.pictures.length > 0 ? next : null)
  }
  return {
    draft,
    change,
    clear: () => change(EMPTY),
    addPicture: (picture: ChosenPicture) =>
      change({ pictures: [...latest.current.pictures, picture] }),
    removePicture: ({ id }: ChosenPicture) =>
      change({
        pictures: latest.current.pictures.filter((each) => each.id !== id),
      }),
  }
}
