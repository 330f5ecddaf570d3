// The video addresses that a lesson may embed (docs/security.md S-63). The result is built from matched parts, never
// from the input itself.

/** The origins that the Content-Security-Policy's frame-src needs. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://drive.google.com',
]

/** The address in the code that video sites offer for embedding; any other text as it is seen. */
const addressIn = (pasted: string) =>
  /^\s*<[^]*?\ssrc="([^"]*)"/.exec(pasted)?.[1].replaceAll('&amp;', '&') ??
  pasted.replace(/\p{Cf}/gu, '').trim()

/** The iframe's src for a pasted video address or its code for embedding, or null if it is not supported. */
export const videoEmbed = (pasted: string): string | null => {
  const url = httpsUrl(addressIn(pasted))
  if (!url) return null

  const host = url.hostname.replace(/^(www|m|music|gaming)\./, '')
  return embeds.get(host)?.(url) ?? null
}

const httpsUrl = (address: string) => {
  try {
    const url = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
    )
    const isPlain =
      ['https:', 'http:'].includes(url.protocol) && !url.username && !url.port
    return isPlain ? url : null
  } catch {
    return null
  }
}

/** '90', '90s', '1m30s' and '1h2m3s' in seconds; 0 for anything else. */
const secondsIn = (time: string) => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const youtube = (url: URL) => {
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1).replace(/\/$/, '')
      : (/^\/(?:embed|shorts|live|watch|v|e)\/([^/]+)\/?$/.exec(
          url.pathname
        )?.[1] ??
        (url.pathname === '/watch' ? (url.searchParams.get('v') ?? '') : ''))
  // People join the parts of an address by a wrong sign: 'youtu.be/…&t=30'.
  const [plainId] = id.split(/[?&]/)
  if (!/^[\w-]{11}$/.test(plainId)) return null
  const { searchParams } = url
  const start = secondsIn(
    searchParams.get('t') ?? searchParams.get('start') ?? ''
  )
  return `https://www.youtube-nocookie.com/embed/${plainId}${start ? `?start=${start}` : ''}`
}

/** An unlisted video carries a hash: vimeo.com/123/abc or ?h=abc. */
const vimeo = (url: URL) => {
  const match =
    /^\/(?:(?:(?:showcase|album)\/\d+\/)?video\/|manage\/videos\/|groups\/[\w-]+\/videos\/|(?:channels|ondemand)\/[\w-]+\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(
      url.pathname
    )
  if (!match) return null
  const hash = match[2] ?? url.searchParams.get('h') ?? ''
  const query = /^[\da-f]+$/.test(hash) ? `?h=${hash}&dnt=1` : '?dnt=1'
  return `https://player.vimeo.com/video/${match[1]}${query}`
}

const loom = (url: URL) => {
  const id = /^\/(?:share|embed)\/([\da-f]{32})\/?$/.exec(url.pathname)?.[1]
  return id ? `https://www.loom.com/embed/${id}` : null
}

const drive = (url: URL) => {
  // A browser with several accounts has the number of one in the path.
  const id = /^\/(?:open|uc)$/.test(url.pathname)
    ? (url.searchParams.get('id') ?? '')
    : /^\/file\/(?:u\/\d+\/)?d\/([^/]+)(?:\/(?:view|preview|edit))?\/?$/.exec(
        url.pathname
      )?.[1]
  if (!id || !/^[\w-]{20,80}$/.test(id)) return null
  // Files that were shared before 2021 open only with it.
  const key = url.searchParams.get('resourcekey') ?? ''
  const query = /^[\w-]{1,80}$/.test(key) ? `?resourcekey=${key}` : ''
  return `https://drive.google.com/file/d/${id}/preview${query}`
}

// A Map instead of an object, because a host may be named 'constructor'.
const embeds = new Map([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', youtube],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['loom.com', loom],
  ['drive.google.com', drive],
])
