/** A page that takes longer leaves the focus where it is. */
const MOST_MS = 5000

export const headingNow = () => document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus to the heading of the page that opens after `before` was the heading, and on to that of a page to
 * which it redirects, unless the user has moved the focus by then.
 */
export const focusNextHeading = (before: Element | null) => {
  let last = before
  const find = () => {
    const heading = headingNow()
    if (!heading || heading === last) return
    last = heading
    // Redwood's router resets the focus after a page is rendered.
    requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      heading.tabIndex = -1
      heading.style.outline = 'none'
      heading.focus()
    })
  }
  const observer = new MutationObserver(find)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MOST_MS)
  find()
}
