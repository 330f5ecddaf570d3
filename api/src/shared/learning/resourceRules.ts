// What both sides know of a resource. The clock is passed in.

export const MAX_TAGS = 10
export const MAX_TAG_CHARACTERS = 30

/** A tag as it is kept, however it was typed: '#Client  Work' → 'client work'. */
const tagOf = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[#,\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** Each tag once, in the order in which they were typed. */
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

/** How a file is looked at before it is downloaded; null for one that only its program opens. */
export const previewOf = (mime: string): Preview | null =>
  Object.hasOwn(previews, mime) ? previews[mime as keyof typeof previews] : null

export type ResourceState = 'DRAFT' | 'PUBLISHED' | 'EXPIRED' | 'ARCHIVED'

/** A published one that has expired is shown to nobody but its editors. */
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

/** Whoever has an older version is told of the new one; who has none yet has nothing to renew. */
export const isNewerThan = (
  downloaded: number | null | undefined,
  version: number
) => downloaded != null && downloaded < version
