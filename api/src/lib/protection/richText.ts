import sanitizeHtml from 'sanitize-html'

import {
  LINKED_MODALS,
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from 'src/shared/text/richText'

/**
 * Sanitises rich text for storage: headings, lists, links and pictures, no styles, no scripts (docs/security.md S-61).
 */
export const cleanRichText = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: richTextAttributes,
    allowedSchemes: richTextSchemes,
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
