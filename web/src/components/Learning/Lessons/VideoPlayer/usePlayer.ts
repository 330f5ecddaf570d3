import { useEffect, type RefObject } from 'react'

import { useLatestRef } from 'src/hooks/browser/useLatestRef'

import { asMessage, playerOf, type PlayerState } from './players'

const HELLO_EVERY_MS = 500
const HELLO_TIMES = 20

/** Listens to messages of the player's frame and ignores other windows. */
export const usePlayer = (
  frame: RefObject<HTMLIFrameElement>,
  embedUrl: string,
  onState: (state: PlayerState) => void
) => {
  const listener = useLatestRef(onState)

  useEffect(() => {
    const { origin, hello, read } = playerOf(embedUrl)
    if (!hello || !read) return

    const state: PlayerState = { seconds: 0, isPlaying: false }
    let greetings = 0
    const greet = () => {
      if (++greetings > HELLO_TIMES) return clearInterval(timer)
      for (const message of hello)
        frame.current?.contentWindow?.postMessage(
          JSON.stringify(message),
          origin
        )
    }
    const timer = setInterval(greet, HELLO_EVERY_MS)

    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const said = read(asMessage(data) ?? {})
      if (!said) return
      clearInterval(timer)
      listener.current(Object.assign(state, said))
    }
    window.addEventListener('message', onMessage)
    return () => {
      clearInterval(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [frame, embedUrl, listener])
}
