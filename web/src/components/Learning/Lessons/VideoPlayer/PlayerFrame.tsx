import { useEffect, useRef } from 'react'

import { playerOf, type PlayerState } from './players'
import { usePlayer } from './usePlayer'

type PlayerFrameProps = {
  embedUrl: string
  name: string
  from: number
  onState?: (state: PlayerState) => void
}

// Players need scripts, their own storage and full screen; they may not access our page or navigate it away.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-forms allow-popups allow-popups-to-escape-sandbox'
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

const ignore = () => {}

export const PlayerFrame = ({
  embedUrl,
  name,
  from,
  onState = ignore,
}: PlayerFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  usePlayer(frame, embedUrl, onState)
  // Focus moves to the player when play is pressed.
  useEffect(() => frame.current?.focus(), [])

  return (
    <iframe
      ref={frame}
      src={playerOf(embedUrl).src(embedUrl, from, location.origin)}
      title={name}
      sandbox={SANDBOX}
      allow={ALLOWED}
      referrerPolicy="strict-origin-when-cross-origin"
      className="bg-neutral block aspect-video w-full rounded-xl"
    />
  )
}
