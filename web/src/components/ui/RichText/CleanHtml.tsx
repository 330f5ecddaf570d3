import { useMemo } from 'react'

import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'code',
    'pre',
    'hr',
    'img',
    'figure',
    'figcaption',
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'src',
    'alt',
    'width',
    'height',
    'start',
    'target',
    'rel',
    'data-modal',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
}

const safeLinks = (html: string) => {
  const fragment = DOMPurify.sanitize(html, {
    ...allowed,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  }

  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}

type CleanHtmlProps = { html: string; className: string }

const CleanHtml = ({ html, className }: CleanHtmlProps) => {
  const clean = useMemo(() => safeLinks(html), [html])
  return (
    <div
      className={`prose ${className}`}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

export default CleanHtml
