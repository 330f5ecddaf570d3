/** Smaller pictures are sent as they are, so that the server recognises one that was sent before by its bytes. */
const LARGE_BYTES = 1_048_576
/** The longer side of a photo after shrinking. */
const LONG_SIDE = 1600
/** The shorter side of a long screenshot after shrinking, whose small print must stay readable. */
const SHORT_SIDE = 900
const QUALITY = 0.85

const scaleOf = ({ width, height }: { width: number; height: number }) =>
  Math.max(
    LONG_SIDE / Math.max(width, height),
    SHORT_SIDE / Math.min(width, height)
  )

/** The picture as a JPEG or PNG without the data about its place and camera, smaller if it is large. */
const draw = async (
  file: File,
  type: 'image/jpeg' | 'image/png',
  { mustShrink = false } = {}
) => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, scaleOf(picture))
  if (mustShrink && scale === 1) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  if (type === 'image/jpeg') {
    // A JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
}

const isDrawable = ({ type }: File) => /^image\/(jpeg|png)$/.test(type)

const fileOf = (drawn: Blob, name: string, extension: 'jpg' | 'png') =>
  new File([drawn], `${name.replace(/\.\w+$/, '')}.${extension}`, {
    type: drawn.type,
  })

/**
 * A large JPEG or PNG as a smaller JPEG, for weak connections. Returns other files, and those that the browser cannot
 * shrink, unchanged.
 */
export const shrinkPicture = async (file: File) => {
  if (file.size <= LARGE_BYTES || !isDrawable(file)) return file
  const drawn = await draw(file, 'image/jpeg', { mustShrink: true }).catch(
    () => null
  )
  return drawn && drawn.size < file.size
    ? fileOf(drawn, file.name, 'jpg')
    : file
}

/**
 * A picture that others will see: a JPEG or PNG is drawn again, so that it no longer says where and with what it was taken.
 * Other files, and those that the browser cannot draw, are returned unchanged.
 */
export const publicPicture = async (file: File) => {
  if (!isDrawable(file)) return file
  const isJpeg = file.type === 'image/jpeg' || file.size > LARGE_BYTES
  const drawn = await draw(file, isJpeg ? 'image/jpeg' : 'image/png').catch(
    () => null
  )
  return drawn ? fileOf(drawn, file.name, isJpeg ? 'jpg' : 'png') : file
}
