import type { StoredFile } from '@prisma/client'

import { signedFileUrl } from 'src/lib/signedLinks'

/** A file as whoever may read it gets it: with a link of their own, for ten minutes at most. */
export const asFileInfo = (
  { id, name, size, mime }: StoredFile,
  viewerId: number
) => ({ id, name, size, mime, url: signedFileUrl(id, viewerId) })
