import type { StoredFile } from '@prisma/client'

import { signedFileUrl } from 'src/lib/protection/signedLinks'

/** A file for a permitted reader, with a personal link that is valid for at most ten minutes. */
export const asFileInfo = (
  { id, name, size, mime }: Pick<StoredFile, 'id' | 'name' | 'size' | 'mime'>,
  viewerId: number
) => ({ id, name, size, mime, url: signedFileUrl(id, viewerId) })
