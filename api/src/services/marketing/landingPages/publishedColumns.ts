import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { fromFilipino } from 'src/lib/translations'
import { uploadsIn } from 'src/shared/marketing/landing/cleanContent'

import { cleaned } from './asLandingPage'
import { asJson } from './writeDraft'

/**
 * The columns of a page that publishes this content: the content itself, and the data for link previews, which the
 * server reads for the page's HTML. `name` is the title of a page without one.
 */
export const publishedColumns = async (
  tx: Tx,
  raw: Prisma.JsonValue,
  name: string
) => {
  const content = cleaned(raw)
  const { title, titleFil, description, descriptionFil, picture, visibility } =
    content.root.props
  const [fileId] = uploadsIn({ ...content, content: [] })
  const file =
    fileId === undefined
      ? null
      : await tx.storedFile.findUnique({ where: { id: fileId } })
  return {
    ...fromFilipino(
      {
        seoTitle: title,
        seoTitleFil: titleFil,
        seoDescription: description,
        seoDescriptionFil: descriptionFil,
      },
      'seoTitle',
      'seoDescription'
    ),
    title: title || name,
    seoImageFileId: file && picture ? file.id : null,
    isHidden: visibility === 'hidden',
    published: asJson(content),
  }
}
