import sanitizeHtml from 'sanitize-html'

/** The modals that a link in a text may open, by `data-modal` (spec section 3, Task). */
export const LINKED_MODALS = ['points-explainer', 'stages-list', 'journey-form']

/**
 * Sanitises rich text for storage: headings, lists, links and pictures, no styles, no scripts (docs/security.md S-61).
 */
export const cleanRichText = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'hr',
      'a',
      'img',
    ],
    allowedAttributes: {
      a: ['href', 'data-modal'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['https', 'mailto'],
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
