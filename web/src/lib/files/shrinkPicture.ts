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

const draw = async (file: File) => {
  const picture = await createImageBitmap(file)
  const scale = scaleOf(picture)
  if (scale >= 1) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise<Blob | null>((done) =>
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  )
}

/**
 * A large JPEG or PNG as a smaller JPEG, for weak connections. Returns other files, and those that the browser cannot
 * shrink, unchanged.
 */
export const shrinkPicture = async (file: File) => {
  if (file.size <= LARGE_BYTES || !/^image\/(jpeg|png)$/.test(file.type))
    return file
  const drawn = await draw(file).catch(() => null)
  if (!drawn || drawn.size >= file.size) return file
  return new File([drawn], file.name.replace(/\.\w+$/, '') + '.jpg', {
    type: 'image/jpeg',
  })
}
