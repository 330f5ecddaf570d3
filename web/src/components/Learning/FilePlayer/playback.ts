import { useRef, type MutableRefObject } from 'react'

/** Where a lesson's player is, and the way to another second: what notes ask of whichever player it has. */
export type Playback = {
  /** In seconds; none before it plays, or where the player says nothing. */
  now: MutableRefObject<number | undefined>
  jump: MutableRefObject<((seconds: number) => void) | undefined>
}

export const usePlayback = (): Playback => {
  const now = useRef<number>()
  const jump = useRef<(seconds: number) => void>()
  return useRef({ now, jump }).current
}
