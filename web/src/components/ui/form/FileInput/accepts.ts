import {
  isOddPictureName,
  isPictureName,
  meantFileName,
} from '$api/src/shared/uploads'

const parts = (accept?: string) =>
  (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)

/** Whether an `accept` attribute ('.pdf,image/*') admits a file, which a dropped file need not respect. */
export const accepts = (
  accept: string | undefined,
  { name, type }: Pick<File, 'name' | 'type'>
) => {
  const allowed = parts(accept)
  if (allowed.length === 0) return true
  if (isOddPictureName(name))
    return allowed.some((part) => /jpe?g|image/.test(part))
  // Browsers report no type for a picture whose name goes on after its extension.
  const shown = type || (isPictureName(name) ? 'image/' : '')
  return allowed.some((part) =>
    part.startsWith('.')
      ? meantFileName(name).toLowerCase().endsWith(part)
      : part.endsWith('/*')
        ? shown.startsWith(part.slice(0, -1))
        : shown === part
  )
}

/** '.jpg,application/pdf,image/*' as 'JPG, PDF, IMAGE'. */
export const typesText = (accept?: string) =>
  parts(accept)
    .map((part) =>
      part
        .replace('/*', '')
        .replace(/^.*[./]/, '')
        .toUpperCase()
    )
    .join(', ')
