// The HTML of rich texts (docs/security.md S-61): the api sanitises it for storage, the web again before it shows it.

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

/** Besides addresses of the site itself. */
export const richTextSchemes = ['https', 'mailto']

/** The modals that a link in a text may open, by `data-modal` (spec section 3, Task). */
export const LINKED_MODALS = ['points-explainer', 'stages-list', 'journey-form']
