import {
  useEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react'

/** A second failure so soon after a new link is no link that expired. */
const SAME_TROUBLE_MS = 10_000

type FreshSource = {
  media: RefObject<HTMLMediaElement>
  /** The link that came with the page. */
  url: string
  /** Asks for a new one. */
  freshUrl: () => Promise<string | undefined>
  /** Where to begin, in seconds. */
  from: number
}

/**
 * Links to files live for minutes, lessons longer: what plays keeps its link, and when that has expired takes a new one
 * and goes on at the second.
 */
export const useFreshSource = ({ media, url, freshUrl, from }: FreshSource) => {
  const [src, setSrc] = useState(url)
  const [hasFailed, setHasFailed] = useState(false)
  const resume = useRef({ at: from, plays: true })
  const last = useRef({ at: from, hasLoaded: false })
  const askedAt = useRef(-Infinity)

  useEffect(() => {
    const element = media.current
    // Loading anew begins at 0: only what was seen is a place to go back to.
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
    // For five minutes a link stays the same: then it is only loaded anew.
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
