// The rules of resources, for both the api and the web. The caller passes the time.

export const MAX_TAGS = 10
export const MAX_TAG_CHARACTERS = 30

/** The stored form of a tag: '#Client  Work' → 'client work'. */
const tagOf = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[#,\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** Each tag once, in the order of typing. */
export const tagsOf = (typed: readonly string[]) => [
  ...new Set(typed.map(tagOf).filter(Boolean)),
]

export const areTagsShort = (tags: readonly string[]) =>
  tags.length <= MAX_TAGS &&
  tags.every((tag) => tag.length <= MAX_TAG_CHARACTERS)

const previews = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'image/webp': 'image',
  'image/bmp': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'audio/mpeg': 'audio',
  'application/pdf': 'pdf',
} as const

export type Preview = (typeof previews)[keyof typeof previews]

/** How a file is previewed before it is downloaded; null if browsers cannot show it. */
export const previewOf = (mime: string): Preview | null =>
  Object.hasOwn(previews, mime) ? previews[mime as keyof typeof previews] : null

export type ResourceState = 'DRAFT' | 'PUBLISHED' | 'EXPIRED' | 'ARCHIVED'

/** An expired resource is visible to its editors only. */
export const resourceState = (
  {
    status,
    expiresAt,
  }: {
    status: Exclude<ResourceState, 'EXPIRED'>
    expiresAt: Date | string | null | undefined
  },
  now: Date
): ResourceState =>
  status === 'PUBLISHED' && expiresAt && new Date(expiresAt) <= now
    ? 'EXPIRED'
    : status

/**
 * Whether a user who downloaded an older version should be told of the new one. False for a user who never downloaded
 * it.
 */
export const isNewerThan = (
  downloaded: number | null | undefined,
  version: number
) => downloaded != null && downloaded < version
