import sanitizeHtml from 'sanitize-html'

import { AppError } from 'src/lib/errors'
import {
  LINKED_MODALS,
  pictureSchemes,
  RICH_TEXT_CHARACTERS,
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from 'src/shared/text/richText'

/** Sanitises rich text that is stored already, before it is shown. */
export const cleanStoredText = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: richTextAttributes,
    allowedSchemes: richTextSchemes,
    allowedSchemesByTag: { img: pictureSchemes },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, 'data-modal': modal }) => ({
        tagName,
        attribs:
          modal && LINKED_MODALS.includes(modal)
            ? { 'data-modal': modal, href: '#' }
            : href
              ? { href }
              : ({} as Record<string, string>),
      }),
    },
  })

/**
 * Sanitises rich text for storage: headings, lists, links and pictures, no styles, no scripts (docs/security.md S-61).
 * @throws TOO_LONG
 */
export const cleanRichText = (html: string) => {
  if (html.length > RICH_TEXT_CHARACTERS) throw new AppError('TOO_LONG')
  return cleanStoredText(html)
}
