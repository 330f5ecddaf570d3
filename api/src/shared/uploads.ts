// The files that may be uploaded (spec sections 3 and 5). The extension decides the category; the api checks that the
// content fits it.

/** The address of a stored file. Opening it asks `mayReadFile`. */
export const uploadUrl = (id: number) => `/api/uploads/${id}`

/** The address of a file that a record may have. */
export const uploadUrlOf = (id: number | null | undefined) =>
  id ? uploadUrl(id) : null

/** 10 MB; larger files need the capability `uploadLargeFiles`. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024

/** A longer name of a file keeps its end. */
export const FILE_NAME_CHARACTERS = 120

/** 1 GB, which is an hour of video: the limit for users with `uploadLargeFiles`. */
export const LARGE_UPLOAD_LIMIT_BYTES = 1024 * 1024 * 1024

export const uploadCategories = [
  'images',
  'videos',
  'audio',
  'presentations',
  'spreadsheets',
  'documents',
  'pdf',
  'archives',
  'web_links',
] as const

export type UploadCategory = (typeof uploadCategories)[number]

/** The extensions of each category. Web links are addresses and have no extension. */
export const uploadExtensions: Record<UploadCategory, readonly string[]> = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'],
  videos: ['mp4', 'avi', 'mov', 'wmv', 'mkv', 'flv'],
  audio: ['mp3'],
  presentations: ['ppt', 'pptx'],
  spreadsheets: ['xlsx', 'xls', 'csv'],
  documents: ['doc', 'docx', 'txt', 'xml'],
  pdf: ['pdf'],
  archives: ['zip', 'rar'],
  web_links: [],
}

export const strictExtensions: readonly string[] = [
  ...uploadExtensions.images,
  ...uploadExtensions.videos,
  ...uploadExtensions.presentations,
  ...['txt', 'csv', 'doc', 'docx', 'pdf', 'zip', 'xlsx', 'xml'],
]

/**
 * A file's name without characters that nobody sees or that reverse text, and without spaces and dots at its ends, as copied
 * names and some phones have them: 'Photo.jpg ' and 'Photo.jpg.' → 'Photo.jpg'.
 */
export const meantFileName = (fileName: string) =>
  fileName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/(?<![\s.])[\s.]+$/, '')

/** 'Photo.JPG' → 'jpg'; '' without one. */
export const extensionOf = (fileName: string) =>
  /[^/\\]\.([a-z0-9]+)$/i.exec(meantFileName(fileName))?.[1].toLowerCase() ?? ''

/** The category of a file name, or null if it may not be uploaded at all. */
export const categoryOf = (fileName: string): UploadCategory | null => {
  const extension = extensionOf(fileName)
  return (
    uploadCategories.find((category) =>
      uploadExtensions[category].includes(extension)
    ) ?? null
  )
}

export const isStrictUpload = (fileName: string) =>
  strictExtensions.includes(extensionOf(fileName))

export type Uploader = {
  /**
   * Whether the user makes lessons or resources. Teachers may upload every category; other users only the stricter
   * list.
   */
  isTeacher: boolean
  /** Whether the user has the capability `uploadLargeFiles`; the message about the 10 MB limit calls them an admin. */
  isAdmin: boolean
}

export const uploadLimitOf = ({ isAdmin }: Uploader) =>
  isAdmin ? LARGE_UPLOAD_LIMIT_BYTES : UPLOAD_LIMIT_BYTES

/** The reason why a user may not upload a file, or null. It is checked before any byte is sent. */
export const uploadRefusal = (
  { name, size }: { name: string; size: number },
  uploader: Uploader
) => {
  const isKnown = uploader.isTeacher
    ? categoryOf(name) !== null
    : isStrictUpload(name)
  if (!isKnown && !isPictureName(name)) return 'FILE_TYPE'
  if (size === 0) return 'FILE_EMPTY'
  return size > uploadLimitOf(uploader) ? 'FILE_TOO_LARGE' : null
}

/**
 * The extensions of a form's attachment: a picture or a PDF. Other kinds of files can only be uploaded for a lesson or
 * a resource.
 */
export const formExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf']

/** Whether the name ends as phones and browsers sometimes name a JPEG; the server looks at the content. */
export const isOddPictureName = (fileName: string) =>
  ['heic', 'heif', 'jfif', 'jpe'].includes(extensionOf(fileName))

/** Whether a name is that of a picture of pixels, whose content then decides its type. */
export const isPictureName = (fileName: string) =>
  isOddPictureName(fileName) ||
  (categoryOf(fileName) === 'images' && extensionOf(fileName) !== 'svg')

/** Whether browsers may show the file on a page; any other file is served as a download. */
export const isShowable = (mime: string) =>
  [
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/bmp',
    'video/mp4',
    'video/quicktime',
    'audio/mpeg',
  ].includes(mime)
