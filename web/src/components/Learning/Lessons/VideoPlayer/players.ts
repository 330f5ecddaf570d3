// The postMessage protocols of embedded players. We do not load the players' scripts, because our Content-Security-Policy
// allows only our own. Players of other hosts report nothing, so their lessons are completed by "Done" only.

export type PlayerState = {
  seconds: number
  duration?: number
  isPlaying: boolean
}

type Player = {
  /** The name shown to people. */
  name: string
  /** The frame's address, starting at a second and with reports enabled. */
  src: (embedUrl: string, fromSecond: number, page: string) => string
  /** Sent when the frame has loaded, and repeated until it answers. */
  hello?: unknown[]
  /** The state that a message reports; undefined if the message reports no state. */
  read?: (message: Message) => Partial<PlayerState> | undefined
}

type Message = {
  event?: string
  info?: {
    currentTime?: number
    duration?: number
    playerState?: number
  } | null
  data?: { seconds?: number; duration?: number } | null
}

const YOUTUBE_PLAYING = 1

const youtube: Player = {
  name: 'YouTube',
  src: (embedUrl, fromSecond, page) => {
    const url = new URL(embedUrl)
    const start = fromSecond || (url.searchParams.get('start') ?? 0)
    url.search = String(
      new URLSearchParams({
        autoplay: '1',
        enablejsapi: '1',
        origin: page,
        playsinline: '1',
        rel: '0',
        start: String(start),
      })
    )
    return url.href
  },
  hello: [{ event: 'listening', id: 'lesson', channel: 'widget' }],
  read: ({ event, info }) => {
    if (!info || typeof info !== 'object') return undefined
    if (event !== 'infoDelivery' && event !== 'initialDelivery')
      return undefined
    return {
      ...(info.currentTime !== undefined && { seconds: info.currentTime }),
      ...(info.duration && { duration: info.duration }),
      ...(info.playerState !== undefined && {
        isPlaying: info.playerState === YOUTUBE_PLAYING,
      }),
    }
  },
}

const vimeo: Player = {
  name: 'Vimeo',
  src: (embedUrl, fromSecond) => {
    const url = new URL(embedUrl)
    url.searchParams.set('autoplay', '1')
    url.hash = `t=${fromSecond}s`
    return url.href
  },
  hello: ['play', 'pause', 'timeupdate', 'ended'].map((value) => ({
    method: 'addEventListener',
    value,
  })),
  read: ({ event, data }) => {
    const at = data
      ? {
          ...(data.seconds !== undefined && { seconds: data.seconds }),
          ...(data.duration && { duration: data.duration }),
        }
      : {}
    if (event === 'timeupdate' || event === 'play')
      return { ...at, isPlaying: true }
    if (event === 'pause' || event === 'ended')
      return { ...at, isPlaying: false }
    return undefined
  },
}

const silent = (name: string): Player => ({ name, src: (embedUrl) => embedUrl })

const players = new Map([
  ['https://www.youtube-nocookie.com', youtube],
  ['https://player.vimeo.com', vimeo],
  ['https://www.loom.com', silent('Loom')],
  ['https://drive.google.com', silent('Google Drive')],
])

/** The player of an embed address, which the api builds from allowed parts only. */
export const playerOf = (embedUrl: string) => {
  const { origin, hostname } = new URL(embedUrl)
  return { origin, ...(players.get(origin) ?? silent(hostname)) }
}

export const reportsPosition = (embedUrl?: string | null) =>
  !!embedUrl && !!playerOf(embedUrl).read

/** YouTube sends its messages as text, Vimeo as text or as objects. */
export const asMessage = (data: unknown): Message | undefined => {
  try {
    const message = typeof data === 'string' ? JSON.parse(data) : data
    return message && typeof message === 'object' ? message : undefined
  } catch {
    return undefined
  }
}
