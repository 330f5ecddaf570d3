import type { KeyboardEvent, RefObject } from 'react'

import { playerKeys, nextSpeed, type PlayerAct } from './playerKeys'

type Means = {
  box: RefObject<HTMLElement>
  video: RefObject<HTMLVideoElement>
  speed: number
  setSpeed: (speed: number) => void
  toggleCaptions: () => void
}

const isTyped = (target: EventTarget) =>
  target instanceof Element && !!target.closest('select, input, textarea')

const move = (video: HTMLVideoElement, seconds: number) => {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds))
}

/** Keyboard control of the player: only while the focus is inside it, and without modifier keys. */
export const usePlayerActs = ({
  box,
  video,
  speed,
  setSpeed,
  toggleCaptions,
}: Means) => {
  const acts: Record<PlayerAct, (on: HTMLVideoElement) => unknown> = {
    toggle: (on) => (on.paused ? on.play()?.catch(() => {}) : on.pause()),
    back10: (on) => move(on, -10),
    forward10: (on) => move(on, 10),
    back5: (on) => move(on, -5),
    forward5: (on) => move(on, 5),
    mute: (on) => (on.muted = !on.muted),
    captions: toggleCaptions,
    fullscreen: (on) =>
      document.fullscreenElement
        ? document.exitFullscreen()
        : // iPhones allow full screen for the video element only.
          (on.requestFullscreen?.() ?? box.current?.requestFullscreen?.()),
    slower: () => setSpeed(nextSpeed(speed, -1)),
    faster: () => setSpeed(nextSpeed(speed, 1)),
  }

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (!video.current || isTyped(event.target)) return
    const { key, target } = event
    // The space bar activates a focused button.
    if (key === ' ' && target instanceof HTMLButtonElement) return
    const act = playerKeys[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    void acts[act](video.current)
  }
}
