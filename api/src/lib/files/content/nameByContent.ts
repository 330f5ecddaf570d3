import { extensionOf, isPictureName } from 'src/shared/uploads'

const extensionByMime: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
}

const same = (a: string, b: string) =>
  a === b || [a, b].every((each) => ['jpg', 'jpeg'].includes(each))

/**
 * The name of a picture with the ending of its content: phones call a JPEG .HEIC, and browsers save one
 * as .jfif. Other names are unchanged.
 */
export const nameByContent = async (file: string, name: string) => {
  if (!isPictureName(name)) return name
  const { fileTypeFromFile } = await import('file-type')
  const kind = (await fileTypeFromFile(file))?.mime ?? ''
  const extension = extensionOf(name)
  const right = extensionByMime[kind] as string | undefined
  if (!right || same(right, extension)) return name
  return `${name.slice(0, -extension.length)}${right}`
}
