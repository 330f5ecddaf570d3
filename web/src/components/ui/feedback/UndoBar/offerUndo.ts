import { useSyncExternalStore } from 'react'

import { UNDO_SECONDS } from '$api/src/shared/constants'

export type UndoOffer = {
  /** Says which change can be taken back. */
  text: string
  onUndo: () => Promise<unknown>
}

let now: UndoOffer | undefined
let taken: UndoOffer | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

const show = (offer: UndoOffer | undefined) => {
  clearTimeout(timer)
  now = offer
  watchers.forEach((watcher) => watcher())
}

/** Offers to take back what was just booked, for eight seconds; a new offer replaces the one before. */
export const offerUndo = (offer: UndoOffer) => {
  show(offer)
  timer = setTimeout(() => show(undefined), UNDO_SECONDS * 1000)
}

export const endOffer = () => show(undefined)

/** Takes the offer, once; it stays until it is done, or until another one replaces it. */
export const takeOffer = async () => {
  const offer = now
  if (!offer || offer === taken) return
  taken = offer
  clearTimeout(timer)
  try {
    await offer.onUndo()
  } finally {
    if (now === offer) endOffer()
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useUndoOffer = () => useSyncExternalStore(subscribe, () => now)
