import { useEffect, useMemo, useRef } from 'react'

import DOMPurify from 'dompurify'
import { useTranslation } from 'react-i18next'

import {
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from '$api/src/shared/text/richText'

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${richTextSchemes.join('|')}):|/(?!/)|#)`,
    'i'
  ),
}

// The button is built from the sanitized picture: each attribute is copied by name.
const buttonFor = (image: Element, words: string) => {
  const button = document.createElement('button')
  const alt = image.getAttribute('alt') ?? ''
  button.type = 'button'
  button.className = 'btn btn-secondary btn-sm'
  button.textContent = alt ? `${words}: ${alt}` : words
  button.setAttribute('data-picture', image.getAttribute('src') ?? '')
  button.setAttribute('data-alt', alt)
  return button
}

const safeLinks = (html: string, tapWords?: string) => {
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
    if (tapWords) image.replaceWith(buttonFor(image, tapWords))
  }

  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}

type CleanHtmlProps = {
  html: string
  className: string
  picturesOnTap?: boolean
}

/** Pressing a picture's button loads the picture. */
const onTap = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest('[data-picture]')
  if (!button) return
  const image = document.createElement('img')
  image.src = button.getAttribute('data-picture') ?? ''
  image.alt = button.getAttribute('data-alt') ?? ''
  button.replaceWith(image)
}

const CleanHtml = ({ html, className, picturesOnTap }: CleanHtmlProps) => {
  const { t } = useTranslation()
  const tapWords = picturesOnTap ? t('action.showPicture') : undefined
  const clean = useMemo(() => safeLinks(html, tapWords), [html, tapWords])
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    element?.addEventListener('click', onTap)
    return () => element?.removeEventListener('click', onTap)
  }, [])

  return (
    <div
      ref={box}
      className={`prose ${className}`}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

export default CleanHtml
