import type { MouseEvent } from 'react'

import { navigate, routes } from '@redwoodjs/router'

import { RichText } from 'src/components/ui/text/RichText/RichText'

import { linkedModals, type LinkedModalName } from './LinkedModal'

/** A task's text links to the journey form as to a modal; the link opens the form's page. */
const JOURNEY_FORM = 'journey-form'

type LinkedTextProps = {
  html?: string | null
  onModal: (name: LinkedModalName) => void
  className?: string
}

/** Rich text whose links may open a modal: `data-modal="points-explainer"` (spec section 3, Task). */
export const LinkedText = ({ html, onModal, className }: LinkedTextProps) => {
  // Pressing Enter on a link fires a click too, so this handles the keyboard as well.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[data-modal]')
    if (!link) return
    event.preventDefault()
    const wanted = link.getAttribute('data-modal')
    if (wanted === JOURNEY_FORM)
      return navigate(routes.viewForm({ slug: wanted }))
    const name = linkedModals.find((known) => known === wanted)
    if (name) onModal(name)
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onClick}>
      <RichText html={html} className={className} />
    </div>
  )
}
