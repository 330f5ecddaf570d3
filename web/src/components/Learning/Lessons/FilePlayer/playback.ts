import { useRef, type MutableRefObject } from 'react'

/**
 * The position of a lesson's player, and a way to jump to another position. Notes use both with every kind of player.
 */
export type Playback = {
  /** In seconds; undefined before playing, or if the player does not report its position. */
  now: MutableRefObject<number | undefined>
  jump: MutableRefObject<((seconds: number) => void) | undefined>
}

export const usePlayback = (): Playback => {
  const now = useRef<number>()
  const jump = useRef<(seconds: number) => void>()
  return useRef({ now, jump }).current
}
