// The HTML of rich texts (docs/security.md S-61). The api sanitises it before it is stored, the web before it is shown.

/**
 * The most characters of a rich text with its tags: some fifteen thousand words. The sanitiser takes a tenth of a second for
 * them, in which nobody else is answered.
 */
export const RICH_TEXT_CHARACTERS = 100_000

export const richTextTags = [
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
]

export const richTextAttributes = {
  a: ['href', 'data-modal'],
  img: ['src', 'alt', 'width', 'height'],
}

/**
 * The schemes that a link may have; addresses of the site itself need none. The editor takes 'www.example.com' for an http
 * address, and pasted texts have numbers to call.
 */
export const richTextSchemes = ['https', 'http', 'mailto', 'tel']

export const pictureSchemes = ['https']

/** The modals that a link in a text may open, by `data-modal` (spec section 3, Task). */
export const LINKED_MODALS = ['points-explainer', 'stages-list', 'journey-form']
