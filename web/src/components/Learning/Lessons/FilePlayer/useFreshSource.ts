import {
  useEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react'

/** If playback fails again this soon after a new link, an expired link is not the cause. */
const SAME_TROUBLE_MS = 10_000

type FreshSource = {
  media: RefObject<HTMLMediaElement>
  /** The link that the page was loaded with. */
  url: string
  /** Requests a new link. */
  freshUrl: () => Promise<string | undefined>
  /** The position to start from, in seconds. */
  from: number
}

/**
 * Links to files are valid for minutes, but lessons take longer. A playing file keeps its link; when the link has
 * expired, the player gets a new link and continues at the same second.
 */
export const useFreshSource = ({ media, url, freshUrl, from }: FreshSource) => {
  const [src, setSrc] = useState(url)
  const [hasFailed, setHasFailed] = useState(false)
  const resume = useRef({ at: from, plays: true })
  const last = useRef({ at: from, hasLoaded: false })
  const askedAt = useRef(-Infinity)

  useEffect(() => {
    const element = media.current
    // Reloading starts at 0, so only a position that was actually shown is worth returning to.
    const onTime = () => {
      if (element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
        last.current.at = element.currentTime
    }
    element?.addEventListener('timeupdate', onTime)
    return () => element?.removeEventListener('timeupdate', onTime)
  }, [media])

  const renew = async () => {
    askedAt.current = Date.now()
    setHasFailed(false)
    const fresh = await freshUrl().catch(() => undefined)
    if (!fresh) return setHasFailed(true)
    // The api returns the same link for five minutes; in that case only reload it.
    if (fresh === src) media.current?.load()
    else setSrc(fresh)
  }

  return {
    src,
    hasFailed,
    retry: renew,
    onLoadedMetadata: ({
      currentTarget: video,
    }: SyntheticEvent<HTMLMediaElement>) => {
      const { at, plays } = resume.current
      if (at > 0) video.currentTime = at
      last.current.hasLoaded = true
      if (plays) void video.play()?.catch(() => {})
    },
    onError: ({ currentTarget: video }: SyntheticEvent<HTMLMediaElement>) => {
      resume.current = {
        at: video.currentTime || last.current.at,
        plays: !last.current.hasLoaded || !video.paused,
      }
      if (Date.now() - askedAt.current < SAME_TROUBLE_MS) setHasFailed(true)
      else void renew()
    },
  }
}
